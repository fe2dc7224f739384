import { words } from '../platform/words/words.ts';

/** The mails of counselors. */
export const counselorLetters = words('counselors.letters', {
  confirmSubject: 'Does {from} work at {school}?',
  confirmLead:
    '{from} says they’re a counselor or teacher at {school}, as you are, and has asked you to confirm it on {brand}.{hasClasses, select, no {} other { Confirmed counselors can set up a class.}}',
  confirmTail:
    'The request is good for {days, plural, one {# day} other {# days}}. If you do not know {from}, ignore this mail or refuse.',
  confirmAction: 'Confirm or refuse',

  confirmedSubject: 'You are confirmed as a counselor',
  confirmedLead:
    '{hasClasses, select, no {Your school is confirmed. There’s nothing else you need to do.} other {From now on you can work with a class.}}',
  confirmedAction: 'Go on',
});
