import { expect, test } from 'vitest';
import { nameInFull, soughtIn } from './school-words.ts';

const found = (typed: string) => soughtIn(typed.split(' '));

test('a word is also looked for as it is abbreviated, and the other way round', () => {
  expect(found('evanston township')).toEqual([
    { words: ['evanston'], orElse: null },
    { words: ['township'], orElse: '\\m(twp)\\M' },
  ]);
  expect(found('twp')).toEqual([{ words: ['twp'], orElse: '\\m(township)\\M' }]);
  expect(found('st. mary')[0]).toEqual({ words: ['st'], orElse: '\\m(saint)\\M' });
  expect(found('towns')).toEqual([{ words: ['towns'], orElse: '\\m(twp)\\M' }]);
});

test('“high school” is one thing, and “hs” both words of it', () => {
  expect(found('high school')).toEqual([{ words: ['high', 'school'], orElse: '\\m(hs|h s)\\M' }]);
  expect(found('hs')).toEqual([{ words: ['hs'], orElse: '\\m(high school|h s)\\M' }]);
});

test('a state is found by its name and by its code', () => {
  expect(found('lincoln west virginia')[1]).toEqual({
    words: ['west', 'virginia'],
    orElse: '\\mwv$',
  });
  expect(found('ohio')).toEqual([{ words: ['ohio'], orElse: '\\moh$' }]);
  expect(found('oh')).toEqual([{ words: ['oh'], orElse: '\\mohio$' }]);
});

test.each([
  ['Austin H S', 'Austin High School'],
  ['Susquehanna Twp HS', 'Susquehanna Township High School'],
  ['Inman Jr/Sr High School', 'Inman Junior/Senior High School'],
  ['Pope John Paul Ii HS', 'Pope John Paul II High School'],
  ['JSHS of St. Mary', 'JSHS of St. Mary'],
])('%s is read as %s', (listed, name) => {
  expect(nameInFull(listed)).toBe(name);
});
