import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Acting on every row that a table's filters match, over all its pages. */
export const selectMatchingMessages = defineMessages('ui.matching', {
  selectPage: 'Select all on this page',
  withSelected: 'With those you select:',
  selected: '{count, plural, =0 {None selected} one {# selected} other {# selected}}',
  chooseFirst: 'Select at least one row first.',
  undo: 'Undo',
  skipped: '{count, plural, one {# is skipped:} other {# are skipped:}}',
  leftOut: '{count, plural, one {# was skipped.} other {# were skipped.}}',
  back: 'Back to the list',
  stopped: 'The rest couldn’t be done: {problem}',
  selectAll: 'Select all {count, number} that match',
  tooMany: 'To select all, narrow the list to {most, number} at most.',
  andMore: '{count, plural, one {and # more} other {and # more}}',
  changed:
    'The list has changed: {count, plural, one {# now matches} other {# now match}}. Nothing was done. Check the number and confirm again.',
});
