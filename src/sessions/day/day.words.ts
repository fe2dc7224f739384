import { words } from '../../platform/words/words.ts';

/** The day of a 6x6 fair, and what came of it, for its coordinator. */
export const dayWords = words('sessions.day', {
  overview: 'Overview',
  live: 'Live',
  figures: 'Figures',
});
