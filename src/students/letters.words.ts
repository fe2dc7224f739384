import { words } from '../platform/words/words.ts';

/** The mails between students and their parents. */
export const familyLetters = words('students.letters', {
  inviteSubject: '{from} wants to link accounts with you on {brand}',
  inviteHeading: '{from} wants to plan for college with you',
  inviteTail:
    'The invitation is good for {days, plural, one {# day} other {# days}}. If you do not know {from}, ignore this mail and nothing happens.',
  inviteAction: 'See the invitation',

  parentLead:
    '{from} named you as a parent or guardian at {brand}, where students meet colleges online. Once you accept, you see what {from} sees.',
  parentAccount: 'No account yet? Sign up as a parent with this email address: {url}',

  studentLead:
    '{from} says they’re your parent or guardian and would like to link with you on {brand}, where students meet colleges online. If you accept, {from} can see your profile, your college preferences, and your privacy settings. You can undo this at any time.',
  studentAccount:
    'You need an account for students with this address: sign up at {url} if you have none.',
});
