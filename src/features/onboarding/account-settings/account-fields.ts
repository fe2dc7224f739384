import { passwordProblems } from '../../accounts/password-policy.ts';
import { secret } from '../../../platform/model/form-kinds.ts';
import { text } from '../../../platform/model/kinds.ts';

/** What the forms about the account ask for. */
export const accountForms = {
  password: {
    current: secret(),
    password: secret().must((password) => passwordProblems(password)[0] ?? null),
  },
  region: { time_zone: text({ max: 64 }), locale: text({ max: 35 }) },
} as const;

/** The same in the action: the endpoint checks a new password. */
export const sentPassword = { ...accountForms.password, password: secret() } as const;
