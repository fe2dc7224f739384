import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The frame of the coordinator's screens. */
export const frameMessages = defineMessages('sessions.frame', {
  title: '6x6 fairs',
  fair: 'Fair',
  show: 'Show',
  choose: 'Choose a fair',
  tabs: 'Parts of this fair',
  plan: 'Plan',
  attendees: 'Attendees',
  exhibitors: 'Exhibitors',
  sessions: 'Sessions',
  emails: 'Emails',
  missingLinks:
    '{count, plural, one {# session has no link to join} other {# sessions have no link to join}} yet.',
  addLinks: 'Add links',
  publicPage: 'Public page',
  noFairTitle: 'No 6x6 fair yet',
  noFairAdmin: 'Create a fair of type 6x6. Its plan and attendees will appear on this page.',
  noFairCoordinator:
    'An admin creates 6x6 fairs. As soon as there’s one, its plan and attendees will appear on this page.',
  newFair: 'New fair',
});
