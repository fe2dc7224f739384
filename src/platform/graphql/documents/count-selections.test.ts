import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { countSelections } from './compile-document.server.ts';

const count = (source: string): number => countSelections(parse(source));

test('a query of fields is counted field by field', () => {
  expect(count('{ a }')).toBe(1);
  expect(count('{ a { b c { d } } }')).toBe(4);
  expect(count('{ a ... { b } }')).toBe(3);
  expect(count('query x { a } query y { b c }')).toBe(3);
});

test('a query with fragments is counted as if it were written out in full', () => {
  expect(count('{ ...f } fragment f on T { a b }')).toBe(3);
  expect(count('{ ...f ...f } fragment f on T { a ...g } fragment g on T { b }')).toBe(8);
  expect(count('{ ...missing }')).toBe(1);
});

test('a query with circular or endlessly doubled fragments is counted without delay', () => {
  expect(count('{ ...f } fragment f on T { ...g a } fragment g on T { ...f }')).toBeLessThan(10);
  const doubled = Array.from(
    { length: 60 },
    (_, n) => `fragment f${n} on T { ...f${n + 1} ...f${n + 1} }`,
  );
  expect(count(`{ ...f0 } ${doubled.join(' ')} fragment f60 on T { a }`)).toBeGreaterThan(2 ** 60);
});
