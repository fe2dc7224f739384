import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why an action on a class fails. */
export const classRefusals = defineMessages('classes.refusals', {
  notConfirmed: 'You can use a list once someone has confirmed that you work at your school.',
  noSchool: 'Choose your school first. Then you can set up a class.',
  noFair: 'We couldn’t find that fair.',
  over: 'This fair is over or canceled.',
  noLink: 'Please create the class link first. The emails lead to it.',
  tooLong: 'This list is too long. Please add it in parts.',
  tooMany:
    'A class can have up to {most} students. {over, plural, one {# is} other {# are}} too many.',
  noAddress:
    'These emails can’t go out yet: the organizer hasn’t added a postal address, which every one of them must show.',
});
