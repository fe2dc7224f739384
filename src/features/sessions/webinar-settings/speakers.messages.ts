import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Who speaks in the sessions of a webinar or booth fair. */
export const speakerMessages = defineMessages('sessions.speakers', {
  title: 'Speakers',
  lead: 'They speak in this order, with the same time each and a quarter of the session for questions. We email them their time when the fair is public.',
  session: 'Session {number}: {title}',
  none: 'No one speaks in this session yet.',
  add: 'Add a speaker',
  choose: 'Choose an exhibitor',
  addIt: 'Add',
  remove: 'Remove',
  removeName: 'Remove {name}',
  saved: 'Speakers saved.',
  unknown: 'Choose exhibitors of this fair.',
  tooMany: 'That’s more speakers than this session has time for.',
  noExhibitors: 'This fair has no exhibitors yet.',
});
