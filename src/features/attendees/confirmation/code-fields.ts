import { oneTimeCode } from '../../../platform/model/form-kinds.ts';

/** The form for the code in an email. */
export const codeFields = { code: oneTimeCode() };
