import type { Message } from '../platform/words/words.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useSay } from '../ui/say.tsx';
import { passwordRules } from './password-policy.ts';
import { accountWords } from './parts/account.words.ts';

// That a password can be too long need not be told to those who think of a short one.
const shortly: Readonly<Partial<Record<(typeof passwordRules)[number]['name'], Message>>> = {
  shortest: accountWords.shortest,
  number: accountWords.number,
  uppercase: accountWords.uppercase,
  lowercase: accountWords.lowercase,
  special: accountWords.special,
};

/** A new password, with the rules ticked off while it is typed. */
export function NewPasswordField({ label }: { readonly label: string }) {
  const say = useSay();
  const rules = passwordRules.flatMap(({ name, fits }) => {
    const message = shortly[name];
    return message ? [{ message: say(message), fits }] : [];
  });
  return <PasswordField name="password" label={label} autoComplete="new-password" rules={rules} />;
}
