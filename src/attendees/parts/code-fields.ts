import { oneTimeCode } from '../../platform/model/form-kinds.ts';

/** What is asked of whoever got an email with a code. */
export const codeFields = { code: oneTimeCode() };
