import { describe, expect, test } from 'vitest';
import { runsOf, standIn } from './text-runs.ts';

const latin = (letter: string) => /[ -~é]/.test(letter);
const arabic = (letter: string) => /[\u0600-\u06ff]/.test(letter);
const runs = (line: string) =>
  runsOf(line, { order: [0, 1], has: (face, letter) => [latin, arabic][face]?.(letter) === true });

describe('somebody with a name in Arabic', () => {
  test('finds its words in the order in which they are read, among words that are read from the left', () => {
    expect(runs('The جامعة القاهرة (Cairo)')).toEqual([
      { text: 'The ', face: 0 },
      { text: 'القاهرة', face: 1 },
      { text: ' ', face: 0 },
      { text: 'جامعة', face: 1 },
      { text: ' (Cairo)', face: 0 },
    ]);
  });

  test('finds digits in it as digits', () => {
    expect(runs('قسم 1021 شمال').map(({ text }) => text)).toEqual([
      'شمال',
      ' ',
      '1021',
      ' ',
      'قسم',
    ]);
  });
});

test('somebody whose letters no font has finds a sign for each, and nothing for what cannot be seen', () => {
  expect(runs('東京é\u200e\ufe0f')).toEqual([{ text: `${standIn}${standIn}é`, face: 0 }]);
});

test('somebody with brackets in a name that is read from the right finds them the right way round', () => {
  expect(runs('جامعة (القاهرة)').map(({ text }) => text)).toEqual(['(', 'القاهرة', ') ', 'جامعة']);
});

test('somebody whose letters several fonts have is written in the one that is asked first', () => {
  const has = () => true;
  expect(runsOf('東京', { order: [2, 0, 1], has })).toEqual([{ text: '東京', face: 2 }]);
});
