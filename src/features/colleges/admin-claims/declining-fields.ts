import { text } from '../../../platform/model/kinds.ts';

/** The fields for declining requests. */
export const decliningFields = { reason: text({ max: 500 }).optional() };
