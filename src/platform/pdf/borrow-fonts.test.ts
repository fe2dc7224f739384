import { expect, test } from 'vitest';
import { borrowFonts } from './borrow-fonts.server.ts';

test.each([
  ['Bengali', 'ভো', '\u09c7\u09be'],
  ['Tamil', 'கொ', '\u0bc6\u0bbe'],
  ['Malayalam', 'കൊ', '\u0d46\u0d3e'],
  ['Sinhala', 'කො', '\u0dd9\u0dcf'],
  ['Thai', 'กำ', '\u0e4d\u0e32'],
  ['Lao', 'ກຳ', '\u0ecd\u0eb2'],
  ['Khmer', 'កោ', '\u17c1'],
])('somebody with a name in %s finds both halves of a vowel', async (_, text, halves) => {
  const fonts = await borrowFonts([text], 400, () => false);
  const drawn = new Set(fonts.flatMap(({ letters }) => [...letters.keys()]));
  expect([...halves].filter((half) => !drawn.has(half.codePointAt(0) ?? 0))).toEqual([]);
});
