import type { Message } from '../../platform/i18n/define-messages.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { passwordRules } from './password-policy.ts';
import { accountMessages } from './account-pages/account.messages.ts';

// That a password can be too long need not be told to those who think of a short one.
const shortly: Readonly<Partial<Record<(typeof passwordRules)[number]['name'], Message>>> = {
  shortest: accountMessages.shortest,
  number: accountMessages.number,
  uppercase: accountMessages.uppercase,
  lowercase: accountMessages.lowercase,
  special: accountMessages.special,
};

/** A new password, with the rules ticked off while it is typed. */
export function NewPasswordField({ label }: { readonly label: string }) {
  const t = useTranslate();
  const rules = passwordRules.flatMap(({ name, fits }) => {
    const message = shortly[name];
    return message ? [{ message: t(message), fits }] : [];
  });
  return <PasswordField name="password" label={label} autoComplete="new-password" rules={rules} />;
}
