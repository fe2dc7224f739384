import { email, longText } from '../platform/model/kinds.ts';
import { longestRoster } from './roster-limits.ts';

/** The address of a colleague who may vouch. */
export const askFields = { email: email() };

/** Lines of a list; a file may stand for them. */
export const listFields = { text: longText(longestRoster).optional() };

export const noFields = {};
