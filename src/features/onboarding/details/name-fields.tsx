import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { detailsMessages as messages } from './details.messages.ts';
import { Pair } from '../profile/profile-section.tsx';

/** First and last name of the person who is signed in. */
export function NameFields() {
  const t = useTranslate();
  return (
    <Pair>
      <TextField name="firstName" label={t(messages.firstName)} autoComplete="given-name" />
      <TextField name="lastName" label={t(messages.lastName)} autoComplete="family-name" />
    </Pair>
  );
}
