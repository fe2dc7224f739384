import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { profileWords as said } from './profile.words.ts';

/** Saves the form around it. */
export function SaveButton() {
  const say = useSay();
  return (
    <div>
      <SubmitButton pending={say(said.saving)}>{say(said.save)}</SubmitButton>
    </div>
  );
}
