import { CodeField } from '../../ui/code-field.tsx';
import { useTranslate } from '../../ui/translate.tsx';
import { accountMessages } from './account.messages.ts';

/** The six-digit code from an email. */
export function MailedCodeField() {
  const t = useTranslate();
  return (
    <CodeField name="code" label={t(accountMessages.code)} hint={t(accountMessages.codeHint)} />
  );
}
