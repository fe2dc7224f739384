import { defineMessages } from '../platform/i18n/define-messages.ts';

/** What is said of a request to represent a college wherever it is shown. */
export const claimMessages = defineMessages('colleges.claim', {
  role: 'Role',
  message: 'Message',
  proof: 'Link',
  noProof: 'None given',
  atDomain: 'At the college’s domain',
  notAtDomain: 'Not at the college’s domain',
});
