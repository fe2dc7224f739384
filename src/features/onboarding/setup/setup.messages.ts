import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What the pages of the setup say to everyone. */
export const setupMessages = defineMessages('onboarding.setup', {
  later: 'Skip for now',
  title: 'Set up your account',
  description: 'A few short steps about you. They’re saved as you go.',
  save: 'Save and continue',
  finish: 'Finish',
  saving: 'Saving…',
  back: 'Back',
  allSet: 'You’re all set.',
  goHome: 'Go to my home',
  search: 'Search',
  searchHint: 'Three letters are enough.',
  found: '{n, plural, =0 {Nothing found} one {# found} other {# found}}',
});
