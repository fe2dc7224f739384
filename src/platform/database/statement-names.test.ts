import { expect, test } from 'vitest';
import { StatementNames, wear } from './statement-names.ts';

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

test('a hot statement keeps its name although thousands of odd ones come often, and they lose theirs', () => {
  const names = new StatementNames();
  expect(three(names, 'select hot')).toBe('quad_0');
  const long = (n: number) => `select ${n} ${'x'.repeat(19_900)}`;
  for (let n = 0; n < 3_000; n += 1) {
    expect(three(names, long(n))).toBe(`quad_${n + 1}`);
    expect(names.nameOf('select hot')).toBe('quad_0');
  }
  // A name is never given to another text: a connection may still know the old one under it.
  expect(three(names, long(0))).toBe('quad_3001');
  expect(three(names, 'x'.repeat(20_001))).toBeUndefined();
});

test('a connection is worn once so much was named that most of what it holds is out of use', () => {
  const names = new StatementNames();
  const isWorn = wear(names);
  const text = (n: number) => `select ${n} ${'x'.repeat(19_900)}`;
  for (let n = 0; n < 100; n += 1) three(names, text(n));
  expect(isWorn()).toBe(false);
  three(names, text(100));
  expect(isWorn()).toBe(true);
  expect(wear(names)()).toBe(false);
});
