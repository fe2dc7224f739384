import { text } from '../../platform/model/kinds.ts';

/** What is typed where requests are declined. */
export const decliningFields = { reason: text({ max: 500 }).optional() };
