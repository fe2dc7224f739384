import { expect, test } from 'vitest';
import { pickBooths, type Candidate } from './floor-for-me.server.ts';

const booth = (boothId: string, percent: number | null, said: Partial<Candidate> = {}) => ({
  boothId,
  match: { percent, reasons: [], misses: [], unknown: [] },
  isSaved: false,
  isSavedByStudent: false,
  rank: 100 - (percent ?? 0),
  ...said,
});
const picked = (candidates: readonly Candidate[]) =>
  pickBooths(candidates).map(({ boothId }) => boothId);

test('a student meets saved colleges first, then those that fit best', () => {
  const booths = [
    booth('half', 50),
    booth('saved', 10, { isSaved: true }),
    booth('all', 100),
    booth('saved and fits', 90, { isSaved: true }),
  ];
  expect(picked(booths)).toEqual(['saved and fits', 'saved', 'all', 'half']);
});

test('a parent meets what the student has saved as what is saved', () => {
  expect(picked([booth('all', 100), booth('theirs', 0, { isSavedByStudent: true })])).toEqual([
    'theirs',
    'all',
  ]);
});

test('no one meets there what hardly fits, or of which nothing is known', () => {
  expect(picked([booth('little', 49), booth('unknown', null), booth('none', 0)])).toEqual([]);
  expect(picked([{ ...booth('no profile', null), match: null }])).toEqual([]);
});

test('a student who fits with everyone meets twelve of them', () => {
  const booths = Array.from({ length: 15 }, (_, n) => booth(`${n}`, 90, { rank: 15 - n }));
  expect(picked(booths)).toEqual(Array.from({ length: 12 }, (_, n) => `${14 - n}`));
});
