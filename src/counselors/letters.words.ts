import { words } from '../platform/words/words.ts';

/** The mails of counselors. */
export const counselorLetters = words('counselors.letters', {
  confirmSubject: 'Does {from} work at {school}?',
  confirmLead:
    '{from} says to be a counselor or teacher at {school}, as you are, and asks you to confirm it at {brand}. Counselors who are confirmed can work with a class.',
  confirmTail:
    'The request is good for {days, plural, one {# day} other {# days}}. If you do not know {from}, ignore this mail or refuse.',
  confirmAction: 'Confirm or refuse',

  confirmedSubject: 'You are confirmed as a counselor',
  confirmedLead: 'From now on you can work with a class.',
  confirmedAction: 'Go on',
});
