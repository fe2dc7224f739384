import { longText, text, url } from '../../platform/model/kinds.ts';

/** What people without an address at a college's domain enter to request to represent it. */
export const claimRequestFields = {
  role: text({ max: 120 }),
  message: longText(1000),
  proofUrl: url().optional(),
};
