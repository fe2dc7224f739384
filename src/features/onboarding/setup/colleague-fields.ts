import { email } from '../../../platform/model/kinds.ts';

/** The form by which a colleague is asked, or invited. */
export const colleagueFields = { colleagueEmail: email() };
