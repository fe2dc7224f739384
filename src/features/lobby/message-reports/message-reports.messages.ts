import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Reports of public messages: for people at a booth, and for organizers. */
export const messageReportMessages = defineMessages('lobby.messageReports', {
  report: 'Report this message',
  lead: 'What’s wrong? An organizer will look at this message. No one at the booth will know you reported it.',
  words: 'Anything to add? (optional)',
  reported: 'Reported. An organizer will look at it.',

  title: 'Reported messages',
  none: 'No public messages are reported.',
  about: '{time} ago. {reasons}.',
  reason:
    '{reason, select, UNKIND {It’s rude or upsetting} PERSONAL {It asks for private details} SPAM {It’s advertising} other {Something else}}',
  by: '{count, plural, one {Reported by {by}.} other {Reported by # people, among them {by}.}}',
  byErased:
    '{count, plural, one {Reported by someone whose account is deleted.} other {Reported by # people whose accounts are deleted.}}',
  added: 'They added: “{words}”',
  hidden: 'Hidden',
  hide: 'Hide it',
  hideOf: 'Hide it: the reported message at {college}',
  close: '{count, plural, one {Close the report} other {Close # reports}}',
  closeOf: 'Close the report of a message at {college}',
  closed: 'Closed.',
});
