import { oneTimeCode, secret } from '../../../platform/model/form-kinds.ts';
import { dateOfBirth, email, text } from '../../../platform/model/kinds.ts';
import { passwordProblems } from '../password-policy.ts';

const newPassword = () => secret().must((password) => passwordProblems(password)[0] ?? null);

/** What the account screens ask for, form by form, as the browser checks it. */
export const accountFields = {
  signIn: { email: email(), password: secret() },
  address: { email: email() },
  code: { code: oneTimeCode() },
  recovery: { code: text({ max: 40 }) },
  password: { password: secret() },
  passkey: { name: text({ max: 60 }) },
  passkeyByPassword: { name: text({ max: 60 }), password: secret() },
  newPassword: { password: newPassword() },
  reset: { code: oneTimeCode(), password: newPassword() },
  birth: { birth_date: dateOfBirth() },
  signUp: { name: text().optional(), email: email(), password: newPassword() },
} as const;

/**
 * The same in the actions: whether a new password will do is for the endpoint to say, which then refuses
 * with the specification's alert.
 */
export const sentFields = {
  newPassword: { password: secret() },
  reset: { ...accountFields.reset, password: secret() },
  signUp: { ...accountFields.signUp, password: secret() },
} as const;
