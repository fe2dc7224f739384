import { expect, test } from 'vitest';
import { staleFiles } from './generate.ts';

test('a reviewer sees the whole API and every table in the diff, for the generated files are fresh', async () => {
  expect(await staleFiles()).toEqual([]);
});
