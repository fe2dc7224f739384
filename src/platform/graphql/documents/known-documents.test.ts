import { expect, test } from 'vitest';
import { KnownDocuments } from './compile-document.server.ts';

test('what is asked often is made once, and what no one asks for any more is forgotten', () => {
  const known = new KnownDocuments<number>();
  known.add('often', 0);
  for (let n = 1; n <= 1000; n += 1) {
    expect(known.get('often')).toBe(0);
    known.add(`${n}${'x'.repeat(1000)}`, n);
  }
  expect(known.get(`1${'x'.repeat(1000)}`)).toBeUndefined();
  expect(known.get(`1000${'x'.repeat(1000)}`)).toBe(1000);
});

test('what someone sends without end takes no more room than is set aside', () => {
  const known = new KnownDocuments<string>();
  for (let n = 0; n < 100; n += 1) known.add(`${n}${'x'.repeat(99_000)}`, 'made');
  const kept = Array.from({ length: 100 }, (_, n) => known.get(`${n}${'x'.repeat(99_000)}`));
  expect(kept.filter(Boolean)).toHaveLength(4);
});
