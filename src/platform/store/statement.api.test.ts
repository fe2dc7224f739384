import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.server.ts';
import { column } from './statement.server.ts';

const { pool } = await testDatabase({ pools: { requests: 1 } });

test('a connection holds few statements of a caller who sends ever new ones, and still the hot one', async () => {
  const hot = "select 'hot' as value";
  for (let odd = 0; odd < 250; odd += 1) {
    for (let turn = 0; turn < 3; turn += 1)
      await column(pool, `select '${odd}' as value -- ${'x'.repeat(19_900)}`, []);
    expect(await column(pool, hot, [])).toEqual(['hot']);
  }
  const { rows } = await pool.query<{ characters: number; hot: boolean }>(
    `select sum(length(statement))::int as characters, bool_or(statement = $1) as hot
     from pg_prepared_statements`,
    [hot],
  );
  expect(rows[0]?.hot).toBe(true);
  expect(rows[0]?.characters).toBeLessThan(2_100_000);
});
