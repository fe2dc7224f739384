import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Texts about a request to represent a college, wherever it appears. */
export const claimMessages = defineMessages('colleges.claim', {
  role: 'Role',
  message: 'Message',
  proof: 'Link',
  noProof: 'None given',
  atDomain: 'At the college’s domain',
  notAtDomain: 'Not at the college’s domain',
});
