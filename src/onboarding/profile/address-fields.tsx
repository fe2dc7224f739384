import { useSay } from '../../ui/say.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { detailsWords as said } from './details.words.ts';
import { Pair } from './profile-section.tsx';

/** The lines of a postal address. */
export function AddressFields({ own = false }: { readonly own?: boolean }) {
  const say = useSay();
  const fill = (what: string) => ({ autoComplete: own ? what : 'off' });
  return (
    <>
      <Pair>
        <TextField name="address1" label={say(said.address1)} {...fill('address-line1')} />
        <TextField name="address2" label={say(said.address2)} {...fill('address-line2')} />
      </Pair>
      <Pair>
        <TextField name="city" label={say(said.city)} {...fill('address-level2')} />
        <TextField
          name="state"
          label={say(said.state)}
          hint={say(said.stateHint)}
          {...fill('address-level1')}
        />
      </Pair>
      <Pair>
        <TextField name="postalCode" label={say(said.postalCode)} {...fill('postal-code')} />
        <TextField
          name="country"
          label={say(said.country)}
          hint={say(said.countryHint)}
          {...fill('country-name')}
        />
      </Pair>
    </>
  );
}
