import { oneTimeCode, secret } from '../../../platform/model/form-kinds.ts';

/** What is asked before an account is deleted. */
export const leavingFields = {
  password: { password: secret() },
  code: { code: oneTimeCode() },
} as const;
