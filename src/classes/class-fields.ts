import { email, text } from '../platform/model/kinds.ts';
import { longestRoster } from './roster-limits.ts';

/** The address of a colleague who may vouch. */
export const askFields = { email: email() };

/** Lines of a list; a file may stand for them. */
export const listFields = { text: text({ max: longestRoster }).optional() };

export const noFields = {};
