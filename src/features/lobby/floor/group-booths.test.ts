import { expect, test } from 'vitest';
import { groupBooths } from './group-booths.ts';

const booth = (name: string, reps: number, waiting: number | null = null, isClosed = false) => ({
  name,
  reps: Array.from({ length: reps }),
  waiting,
  isClosed,
});

test('a student sees those free to talk first, then the shortest lines, then those who are away', () => {
  const { here, line, away } = groupBooths([
    booth('long line', 1, 7),
    booth('away with a line', 0, 2),
    booth('free', 1),
    booth('open line', 2, 0),
    booth('short line', 1, 1),
    booth('closed', 1, 0, true),
  ]);
  const names = (booths: readonly { readonly name: string }[]) => booths.map(({ name }) => name);
  expect(names(here)).toEqual(['free', 'open line']);
  expect(names(line)).toEqual(['short line', 'long line']);
  expect(names(away)).toEqual(['away with a line', 'closed']);
});
