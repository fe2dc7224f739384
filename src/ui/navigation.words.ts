import { words } from '../platform/words/words.ts';

/** What is said of ways through pages. */
export const navigationWords = words('ui.navigation', {
  trail: 'You are here',
  pages: 'Pages',
  page: 'Page {page}',
  pageOf: 'Page {page} of {pages}',
  previous: 'Previous',
  next: 'Next',
});
