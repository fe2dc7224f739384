import { longText, text, url } from '../platform/model/kinds.ts';

/** What people tell who ask to represent a college without an address at its domain. */
export const claimRequestFields = {
  role: text({ max: 120 }),
  message: longText(1000),
  proofUrl: url().optional(),
};
