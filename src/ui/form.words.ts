import { words } from '../platform/words/words.ts';

/** What the form kit itself says; what is wrong with a value is said by the model. */
export const formWords = words('ui.form', {
  fillOut: 'Please fill out form before continuing.',
  sending: 'Sending…',
  offline: 'You are offline. What you typed is still here: send it when you are back.',
  unreachable: 'This did not reach us. What you typed is still here: please send it again.',
  failed: 'Something went wrong on our side. What you typed is still here: please send it again.',
  optional: 'optional',
  charactersLeft: '{left, plural, one {# character} other {# characters}} left',
  charactersOver: '{over, plural, one {# character} other {# characters}} too many',
  show: 'Show',
  showPassword: 'Show password',
  passwordRules: 'Your password',
  ruleMet: 'done',
  ruleOpen: 'still open',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  choose: 'Choose one',
  leaveEmpty: 'Leave this empty',
});
