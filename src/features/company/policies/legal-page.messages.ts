import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What visitors read around a legal text with versions. */
export const legalPageMessages = defineMessages('company.legalPage', {
  title: '{kind, select, terms {Terms of service} other {Privacy policy}}',
  inForceSince: 'Version {number}, in force since {date}',
  from: 'Version {number}, from {date}',
  upcomingTitle: 'A new version takes effect on {date}',
  readUpcoming: 'Read version {number}',
  versions: 'Versions',
  versionsText:
    'See which version was in force when. You agreed to the version that was in force when you signed up.',
  version: 'Version {number}',
  since: 'from {date}',
  inForce: 'In force',
  upcoming: 'Upcoming',
  earlierNote: 'This is an earlier version. It’s kept here for the record.',
  inForceNote: 'This version is in force.',
  upcomingNote:
    'This version takes effect on {date}. Until then, the version in force stays as it is.',
  replacedNote: 'This version never came into force: a later one replaced it.',
  readInForce: 'Read the version in force',
});
