import { email, longText } from '../../../platform/model/kinds.ts';
import { longestRoster } from '../roster-limits.ts';

/** The address of a colleague who can vouch. */
export const askFields = { email: email() };

/** The lines of a list; a file can replace them. */
export const listFields = { text: longText(longestRoster).optional() };

export const noFields = {};
