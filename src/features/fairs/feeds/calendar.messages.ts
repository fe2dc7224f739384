import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Entries in people’s calendars. */
export const entryMessages = defineMessages('fairs.entries', {
  booth: 'College fair',
  sixBySix: 'College sessions',
  webinar: 'Webinar',
  isCanceled: 'This fair is canceled.',
  canceled: 'Canceled: {name}',
  sessions: 'Your sessions:',
  exhibiting: '{title} (you exhibit)',
  rollCall: '{time}: roll call',
  begins: '{time}: the session begins',
  ownMinutes: '{time}: your {minutes} minutes',
  feedName: '{brand}: college fairs',
  feedDescription: 'The upcoming college fairs of {brand}.',
  newsDescription: 'New fairs of {brand}, and what has changed about them.',
  newsCancelled: '{fair} is canceled',
  newsResumed: '{fair} takes place after all',
  newsMoved: '{fair} has a new time',
  newsRenamed: '{fair} has a new name',
  newsReaddressed: '{fair} has a new address',
});
