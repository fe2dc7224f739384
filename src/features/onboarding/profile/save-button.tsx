import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { profileMessages as messages } from './profile.messages.ts';

/** Saves the form around it. */
export function SaveButton() {
  const t = useTranslate();
  return (
    <div>
      <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
    </div>
  );
}
