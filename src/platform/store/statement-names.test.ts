import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

const three = (names: StatementNames, text: string) =>
  [0, 1, 2].map(() => names.nameOf(text)).at(-1);

test('a statement that comes often has one name of its own, and keeps it', () => {
  const names = new StatementNames();
  expect([0, 1, 2, 3].map(() => names.nameOf('select 1'))).toEqual([
    undefined,
    undefined,
    'quad_0',
    'quad_0',
  ]);
  expect(three(names, 'select 2')).toBe('quad_1');
  expect(names.nameOf('select 1')).toBe('quad_0');
});

test('statements that come once take no name from those that come often', () => {
  const names = new StatementNames();
  names.nameOf('select often');
  for (let n = 0; n < 5000; n += 1) {
    expect(names.nameOf(`select ${n}`)).toBeUndefined();
    if (n % 500 === 0) names.nameOf('select often');
  }
  expect(names.nameOf('select often')).toBe('quad_0');
});

test('who sends long statements over and over fills no more than is set aside', () => {
  const names = new StatementNames();
  const long = (n: number) => `select ${n} ${'x'.repeat(19_900)}`;
  const given = Array.from({ length: 60 }, (_, n) => three(names, long(n)));
  expect(given.filter(Boolean)).toHaveLength(25);
  expect(three(names, 'x'.repeat(20_001))).toBeUndefined();
  expect(names.nameOf(long(0))).toBe('quad_0');
});
