import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Reports of private threads, for admins. */
export const reportMessages = defineMessages('lobby.reports', {
  title: 'Reported conversations',
  none: 'No private conversations are reported.',
  by: '{by, select, student {A student} other {A rep}} at {college}, {time} ago. {reason, select, UNKIND {It’s rude or upsetting} PERSONAL {It asks for private details} SPAM {It’s advertising} other {Something else}}.',
  read: 'Read it',
  readOf: 'Read the reported conversation at {college}',
  recorded: 'The audit log records each time you read it.',
  page: 'Reported conversation at {college}',
  back: 'Back to the live view',
  messages: 'Messages',
  earlier: 'Earlier messages',
  latest: 'Latest messages',
  isRecorded:
    'You’re reading a private conversation because it was reported. This is in the audit log.',
  between: 'Between {student} and the reps of {college}.',
  aStudent: 'a student',
  people: 'People in this conversation',
  close: 'Close the report',
  closeText: 'After that, admins can’t read this conversation unless it’s reported again.',
  closed: 'Report closed.',
});
