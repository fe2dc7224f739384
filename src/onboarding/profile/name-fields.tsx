import { useSay } from '../../ui/say.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { detailsWords as said } from './details.words.ts';
import { Pair } from './profile-section.tsx';

/** First and last name of whoever is signed in. */
export function NameFields() {
  const say = useSay();
  return (
    <Pair>
      <TextField name="firstName" label={say(said.firstName)} autoComplete="given-name" />
      <TextField name="lastName" label={say(said.lastName)} autoComplete="family-name" />
    </Pair>
  );
}
