import { describe, expect, test } from 'vitest';
import { linesOf } from './break-lines.ts';

describe('someone with a long name', () => {
  const widthOf = (text: string) => [...text].length;

  test('finds it on several lines, broken between words', () => {
    expect(linesOf('one two three\nfour', 8, widthOf)).toEqual(['one two', 'three', 'four']);
  });

  test('finds a word that fits on no line broken in itself', () => {
    expect(linesOf('a abcdefghij', 4, widthOf)).toEqual(['a', 'abcd', 'efgh', 'ij']);
    expect(linesOf('', 4, widthOf)).toEqual(['']);
    expect(linesOf('国立台湾大学校', 3, widthOf)).toEqual(['国立台', '湾大学', '校']);
  });

  test('finds no letter torn from its marks', () => {
    expect(linesOf('ষ্টি'.repeat(2), 4, widthOf)).toEqual(['ষ্টি', 'ষ্টি']);
  });
});
