import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What the form kit itself says; what is wrong with a value is said by the model. */
export const formMessages = defineMessages('ui.form', {
  fillOut: 'Please fill out form before continuing.',
  missing: '{count, plural, one {# answer is missing.} other {# answers are missing.}}',
  wrong: '{count, plural, one {# answer needs another look.} other {# answers need another look.}}',
  sending: 'Sending…',
  offline: 'You’re offline. What you typed is still here: send it when you’re back online.',
  unreachable: 'We couldn’t reach the server. Your entries are still here; please try again.',
  failed: 'Something went wrong on our side. Your entries are still here; please try again.',
  optional: 'optional',
  charactersLeft: '{left, plural, one {# character} other {# characters}} left',
  charactersOver: '{over, plural, one {# character} other {# characters}} too many',
  show: 'Show',
  showPassword: 'Show password',
  passwordRules: 'Your password',
  ruleMet: 'done',
  ruleOpen: 'still needed',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  choose: 'Choose one',
  leaveEmpty: 'Leave this empty',
});
