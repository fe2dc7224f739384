import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { countSelections } from './count-selections.ts';

const count = (source: string): number => countSelections(parse(source));

test('whoever asks for fields is counted field by field', () => {
  expect(count('{ a }')).toBe(1);
  expect(count('{ a { b c { d } } }')).toBe(4);
  expect(count('{ a ... { b } }')).toBe(3);
  expect(count('query x { a } query y { b c }')).toBe(3);
});

test('whoever asks by fragments is counted as if he had written all of it', () => {
  expect(count('{ ...f } fragment f on T { a b }')).toBe(3);
  expect(count('{ ...f ...f } fragment f on T { a ...g } fragment g on T { b }')).toBe(8);
  expect(count('{ ...missing }')).toBe(1);
});

test('whoever writes in circles, or doubles endlessly, is counted without delay', () => {
  expect(count('{ ...f } fragment f on T { ...g a } fragment g on T { ...f }')).toBeLessThan(10);
  const doubled = Array.from(
    { length: 60 },
    (_, n) => `fragment f${n} on T { ...f${n + 1} ...f${n + 1} }`,
  );
  expect(count(`{ ...f0 } ${doubled.join(' ')} fragment f60 on T { a }`)).toBeGreaterThan(2 ** 60);
});
