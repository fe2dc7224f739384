import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { staleFiles } from './generate.ts';

test('a reviewer sees the whole API and every table in the diff, for the generated files are fresh', async () => {
  expect(await staleFiles()).toEqual([]);
});

test('an engineer who adds a migration takes the next number, so that it runs after all that ran before', async () => {
  const files = (await readdir(new URL('../migrations/', import.meta.url)))
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const numbers = files.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(files.map((_, index) => index + 1));
});
