import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What is said of ways through pages. */
export const navigationMessages = defineMessages('ui.navigation', {
  trail: 'You are here',
  pages: 'Pages',
  page: 'Page {page}',
  pageOf: 'Page {page} of {pages}',
  previous: 'Previous',
  next: 'Next',
});
