import { useSay } from '../../ui/say.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { placeWords as said } from '../place.words.ts';

/** The address of an institution. */
export function PlaceFields() {
  const say = useSay();
  return (
    <>
      <TextField name="address1" label={say(said.address1)} autoComplete="address-line1" />
      <TextField name="address2" label={say(said.address2)} autoComplete="address-line2" />
      <TextField name="city" label={say(said.city)} autoComplete="address-level2" />
      <TextField
        name="state"
        label={say(said.state)}
        hint={say(said.stateHint)}
        autoComplete="address-level1"
      />
      <TextField name="postalCode" label={say(said.postalCode)} autoComplete="postal-code" />
      <TextField
        name="country"
        label={say(said.country)}
        hint={say(said.countryHint)}
        autoComplete="country-name"
      />
    </>
  );
}
