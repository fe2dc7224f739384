import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Validation errors of a fair, beyond those of single fields. */
export const fairRuleMessages = defineMessages('fairs.rules', {
  ends: 'A fair has to end after it starts.',
  deadline: 'Exhibitor registration has to close before the fair ends.',
  slug: 'Use lowercase letters, numbers and single hyphens.',
  zone: 'Please enter an IANA time zone, like America/Chicago.',
  sure: 'Please confirm that you want to cancel it.',
  chooseZone: 'Please choose a time zone.',
  cents: 'Please enter 0, or at least 50 cents.',
});
