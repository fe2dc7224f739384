import { describe, expect, test } from 'vitest';
import { linesOf, runsOf } from './text-runs.ts';

const latin = (letter: string) => /[ -~é]/.test(letter);
const arabic = (letter: string) => /[\u0600-\u06ff]/.test(letter);
const runs = (line: string) =>
  runsOf(line, 2, (face, letter) => [latin, arabic][face]?.(letter) === true);

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

test('somebody whose letters no font has is not left out', () => {
  expect(runs('東京é')).toEqual([{ text: '東京é', face: 0 }]);
});

describe('somebody with a long name', () => {
  const widthOf = (text: string) => text.length;

  test('finds it on several lines, broken between words', () => {
    expect(linesOf('one two three\nfour', 8, widthOf)).toEqual(['one two', 'three', 'four']);
  });

  test('finds a word that fits on no line broken in itself', () => {
    expect(linesOf('a abcdefghij', 4, widthOf)).toEqual(['a', 'abcd', 'efgh', 'ij']);
    expect(linesOf('', 4, widthOf)).toEqual(['']);
  });
});
