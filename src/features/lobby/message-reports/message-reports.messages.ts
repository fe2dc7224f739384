import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Reports of public messages: for people at a booth, and for organizers. */
export const messageReportMessages = defineMessages('lobby.messageReports', {
  report: 'Report this message',
  lead: 'What’s wrong? An organizer looks at this message. No one at the booth learns that you reported it.',
  words: 'Anything to add? (optional)',
  reported: 'Reported. An organizer looks at it.',

  title: 'Reported messages',
  none: 'No public messages are reported.',
  about:
    '{time} ago. {reason, select, UNKIND {It’s rude or upsetting} PERSONAL {It asks for private details} SPAM {It’s advertising} other {Something else}}.',
  by: 'Reported by {by}.',
  byErased: 'Reported by someone whose account is deleted.',
  added: 'They add: “{words}”',
  hidden: 'Hidden',
  hide: 'Hide it',
  hideOf: 'Hide it: the reported message at {college}',
  close: 'Close the report',
  closeOf: 'Close the report of a message at {college}',
  closed: 'Report closed.',
});
