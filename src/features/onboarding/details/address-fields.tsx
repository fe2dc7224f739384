import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { detailsMessages as messages } from './details.messages.ts';
import { Pair } from '../profile/profile-section.tsx';

/** The lines of a postal address. */
export function AddressFields({ own = false }: { readonly own?: boolean }) {
  const t = useTranslate();
  const fill = (what: string) => ({ autoComplete: own ? what : 'off' });
  return (
    <>
      <Pair>
        <TextField name="address1" label={t(messages.address1)} {...fill('address-line1')} />
        <TextField name="address2" label={t(messages.address2)} {...fill('address-line2')} />
      </Pair>
      <Pair>
        <TextField name="city" label={t(messages.city)} {...fill('address-level2')} />
        <TextField
          name="state"
          label={t(messages.state)}
          hint={t(messages.stateHint)}
          {...fill('address-level1')}
        />
      </Pair>
      <Pair>
        <TextField name="postalCode" label={t(messages.postalCode)} {...fill('postal-code')} />
        <TextField
          name="country"
          label={t(messages.country)}
          hint={t(messages.countryHint)}
          {...fill('country-name')}
        />
      </Pair>
    </>
  );
}
