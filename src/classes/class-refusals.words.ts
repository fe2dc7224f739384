import { words } from '../platform/words/words.ts';

/** Why something cannot be done with a class. */
export const classRefusals = words('classes.refusals', {
  notConfirmed: 'You can work with a class once somebody has confirmed you at your school.',
  noFair: 'There is no such fair.',
  over: 'This fair is over or canceled.',
  noLink: 'Please make the class link first: the letters lead to it.',
  tooLong: 'This list is too long. Please hand it in in parts.',
  tooMany:
    'A class has {most} students at most. {over, plural, one {# is} other {# are}} too many.',
  noAddress:
    'These emails can’t go out yet: the organizer hasn’t added a postal address, which every one of them must show.',
});
