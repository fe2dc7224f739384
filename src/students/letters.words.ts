import { words } from '../platform/words/words.ts';

/** The mails between students and their parents. */
export const familyLetters = words('students.letters', {
  inviteSubject: '{from} asks you to be linked at {brand}',
  inviteHeading: '{from} wants to plan for college with you',
  inviteTail:
    'The invitation is good for {days, plural, one {# day} other {# days}}. If you do not know {from}, ignore this mail and nothing happens.',
  inviteAction: 'See the invitation',

  parentLead:
    '{from} named you as a parent or guardian at {brand}, where students meet colleges online. Once you accept, you see what {from} sees.',
  parentAccount:
    'You need an account for parents with this address: sign up at {url} if you have none.',

  studentLead:
    '{from} says to be your parent or guardian at {brand}, where students meet colleges online. If you accept, {from} sees your profile, what you look for and your privacy settings. You can end that at any time.',
  studentAccount:
    'You need an account for students with this address: sign up at {url} if you have none.',
});
