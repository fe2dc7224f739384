import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { placeMessages as messages } from './place.messages.ts';

/** The address of an institution. */
export function PlaceFields() {
  const t = useTranslate();
  return (
    <>
      <TextField name="address1" label={t(messages.address1)} autoComplete="address-line1" />
      <TextField name="address2" label={t(messages.address2)} autoComplete="address-line2" />
      <TextField name="city" label={t(messages.city)} autoComplete="address-level2" />
      <TextField
        name="state"
        label={t(messages.state)}
        hint={t(messages.stateHint)}
        autoComplete="address-level1"
      />
      <TextField name="postalCode" label={t(messages.postalCode)} autoComplete="postal-code" />
      <TextField
        name="country"
        label={t(messages.country)}
        hint={t(messages.countryHint)}
        autoComplete="country-name"
      />
    </>
  );
}
