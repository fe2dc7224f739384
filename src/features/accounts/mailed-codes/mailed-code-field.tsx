import { CodeField } from '../../../ui/fields/code-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { accountMessages } from '../account-pages/account.messages.ts';

/** The six-digit code from an email. */
export function MailedCodeField() {
  const t = useTranslate();
  return (
    <CodeField name="code" label={t(accountMessages.code)} hint={t(accountMessages.codeHint)} />
  );
}
