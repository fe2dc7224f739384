import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What is said where there is no page, or where one failed. */
export const errorMessages = defineMessages('ui.error', {
  notFound: 'Page Not Found',
  failed: 'Internal Server Error',
  notFoundText:
    'We can’t find that page. It may have moved, or there may be a typo in the address.',
  failedText: 'Something went wrong on our side. Please try again in a moment.',
  status: 'Error {status}',
  findCollege: 'Find a college',
  search: 'Search',
  tryAgain: 'Try again',
  home: 'Go to the home page',
  fairs: 'See the upcoming fairs',
  resources: 'Read our guides',
  contact: 'Tell us about it',
});
