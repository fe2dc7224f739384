import { expect, test } from 'vitest';
import { markMatch } from './mark-match.ts';

const marked = (name: string, search: string): string =>
  markMatch(name, search)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('someone who types sees what of a name was meant, as far as it is typed', () => {
  expect(marked('Oregon State University', 'oreg')).toBe('[Oreg]on State University');
  expect(marked('Oregon State University', 'state oreg')).toBe('[Oreg]on [State] University');
  expect(marked('Lewis & Clark College', 'clark')).toBe('Lewis & [Clark] College');
});

test('a mistyped word marks the word it was meant for', () => {
  expect(marked('Stanford University', 'standford')).toBe('[Stanford] University');
  expect(marked('Massachusetts Institute of Technology', 'masachusets')).toBe(
    '[Massachusetts] Institute of Technology',
  );
  expect(marked('Stanford University', 'stanferd uni')).toBe('[Stanford] [Uni]versity');
});

test('short forms, accents and apostrophes are what they stand for', () => {
  expect(marked('Saint Louis University', 'st louis')).toBe('[Saint] [Louis] University');
  expect(marked("St. John's University", 'johns')).toBe("St. [John's] University");
  expect(marked('Universidad de Bayamón', 'bayamon')).toBe('Universidad de [Bayamón]');
});

test('nothing is marked where nothing was meant', () => {
  expect(markMatch('Reed College', '')).toEqual([{ text: 'Reed College', isMatch: false }]);
  expect(markMatch('Reed College', 'yale')).toEqual([{ text: 'Reed College', isMatch: false }]);
  expect(marked('<b>Reed</b>', '<b>')).toBe('<[b]>Reed</[b]>');
});
