import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Emails to counselors. */
export const counselorEmails = defineMessages('counselors.letters', {
  confirmSubject: 'Does {from} work at {school}?',
  confirmLead:
    '{from} says they’re a counselor or teacher at {school}, as you are, and has asked you to confirm it on {brand}.{hasClasses, select, no {} other { Confirmed counselors can set up a class.}}',
  confirmTail:
    'The request expires in {days, plural, one {# day} other {# days}}. If you don’t know {from}, decline it or ignore this email.',
  confirmAction: 'Confirm or decline',

  joinedSubject: '{name} joined you at {school}',
  joinedLead:
    '{name} ({email}) said they’re a counselor or teacher at {school}, as you are. Their address is at your school’s domain, so they were confirmed right away.',
  joinedTail: 'If they don’t work at your school, please tell us. We’ll take it back.',
  joinedAction: 'They don’t work here',

  confirmedSubject: 'You’re confirmed as a counselor',
  confirmedLead:
    '{hasClasses, select, no {Your school is confirmed. There’s nothing else you need to do.} other {You can now set up a class.}}',
  confirmedAction: 'Continue',
});
