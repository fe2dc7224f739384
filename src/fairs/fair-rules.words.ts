import { words } from '../platform/words/words.ts';

/** What is wrong with a fair, beyond what can be wrong with any field. */
export const fairRuleWords = words('fairs.rules', {
  ends: 'A fair ends after it starts.',
  deadline: 'Exhibitors sign up before the fair ends.',
  slug: 'Use small letters, digits and single hyphens.',
  zone: 'Please enter an IANA time zone, like America/Chicago.',
  sure: 'Please confirm that it will not take place.',
  chooseZone: 'Please choose a time zone.',
  cents: 'Please enter 0, or at least 50 cents.',
});
