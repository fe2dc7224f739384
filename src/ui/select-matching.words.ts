import { words } from '../platform/words/words.ts';

/** Acting on every row that a table's filters match, over all its pages. */
export const selectMatchingWords = words('ui.matching', {
  selectAll: 'Select all {count, number} that match',
  tooMany: 'To select all, narrow the list to {most, number} at most.',
  andMore: '{count, plural, one {and # more} other {and # more}}',
  changed:
    'The list changed meanwhile: {count, plural, one {# now matches} other {# now match}}. Nothing was done. Check the number and confirm again.',
});
