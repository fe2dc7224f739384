import { words } from '../platform/words/words.ts';

/** What is said while something is on its way. */
export const loadingWords = words('ui.loading', {
  loading: 'Loading…',
});
