import { describe, expect, it } from 'vitest';
import { metered } from './metered-pool.server.ts';
import { arrayOf, readRows, textOf, type Columns } from './read-rows.ts';
import { transaction } from './transaction.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';

const { pool } = await testDatabase();

/** By kind: expressions of every type that is read as that, and the value they have. */
const values: readonly (readonly [keyof typeof is, readonly string[]])[] = [
  [
    'text',
    [
      `text 'a'`,
      `varchar 'a'`,
      `'a'::char(1)`,
      `'a'::"char"`,
      `'a'::name`,
      `'a'`,
      `gen_random_uuid()`,
      `date '2026-11-01'`,
      `1.5::numeric`,
      `pg_current_xact_id()`,
      `'0/0'::pg_lsn`,
      `pg_notify('a', '')`,
    ],
  ],
  ['number', ['1::int2', '1', '1::int8', '1::oid', '1::float4', '1::float8']],
  ['boolean', ['true']],
  ['timestamp', ['now()']],
  ['bytes', [`'\\x00'::bytea`]],
];

const is = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  boolean: (value: unknown) => typeof value === 'boolean',
  timestamp: (value: unknown) => value instanceof Date,
  bytes: (value: unknown) => Buffer.isBuffer(value),
} as const;

const noArrays = [`'a'::"char"`, `'a'::name`, '1.5::numeric', 'pg_current_xact_id()'].concat(
  `'0/0'::pg_lsn`,
  `pg_notify('a', '')`,
);

describe('a programmer who declares a column', () => {
  it.for(values)('as %s gets such a value of every type that it allows', async ([kind, all]) => {
    for (const sql of all) {
      const [one] = await readRows(pool, { it: kind })(`select ${sql} as it`);
      expect(is[kind](one?.it), sql).toBe(true);
    }
  });

  it.for(values)('as an array of %s gets an array of such values', async ([kind, all]) => {
    for (const sql of all.filter((one) => !noArrays.includes(one))) {
      const [one] = await readRows(pool, { it: `${kind}[]` })(`select array[${sql}] as it`);
      expect(one?.it.every(is[kind]), sql).toBe(true);
    }
  });

  it('as json gets what the text says, and its arrays', async () => {
    const columns = { a: 'json', b: 'json', c: 'json[]', d: 'json?' } as const;
    const rows = await readRows(
      pool,
      columns,
    )(`select '{"x": 1}'::jsonb as a, '[2]'::json as b, array['3'::jsonb] as c, null::jsonb as d`);
    expect(rows).toEqual([{ a: { x: 1 }, b: [2], c: [3], d: null }]);
  });

  it.for<readonly [Columns, string, string]>([
    [{ it: 'number' }, `select 1.5::numeric as it`, 'declared as number'],
    [{ it: 'text[]' }, `select array['a'::name] as it`, 'declared as text[]'],
    [{ it: 'timestamp' }, `select now()::timestamp as it`, 'declared as timestamp'],
    [{ it: 'text', other: 'text' }, `select 'a' as it`, '"other" is missing'],
    [{ it: 'text' }, `select 'a' as it, 1 as other where false`, '"other" is not declared'],
    [{ it: 'text' }, `create temporary table no_rows ()`, '"it" is missing'],
  ])('as %j and gets something else is told so: %s', async ([columns, statement, why]) => {
    await expect(readRows(pool, columns)(statement)).rejects.toThrow(why);
  });
});

describe('a declared row', () => {
  const columns = { id: 'number', names: arrayOf(textOf<'a' | 'b'>()), none: 'text?[]' } as const;
  const text = `select $1::int as id, array['a', 'b'] as names, array[null, 'c'] as none`;
  const expected = [{ id: 7, names: ['a', 'b'], none: [null, 'c'] }];

  it('is checked in prepared statements, each time they run', async () => {
    const client = await pool.connect();
    try {
      for (let run = 0; run < 3; run += 1)
        expect(await readRows(client, columns)({ name: 'seven', text, values: [7] })).toEqual(
          expected,
        );
      await expect(
        readRows(client, { ...columns, id: 'text' })({ name: 'seven', text, values: [7] }),
      ).rejects.toThrow(
        'Column "id" is declared as text, but its type has the OID 23. Statement: seven',
      );
    } finally {
      client.release();
    }
  });

  it('is checked in transactions, which a mistake rolls back', async () => {
    const wrong = transaction(pool, async (tx) => {
      await tx.query('create table rolled_back ()');
      await readRows(tx, { id: 'number' })(text, [7]);
    });
    await expect(wrong).rejects.toThrow('Column "names" is not declared.');
    expect(
      await readRows(pool, { it: 'text?' })(`select to_regclass('rolled_back')::text as it`),
    ).toEqual([{ it: null }]);
  });

  it('is checked where the pool is metered', async () => {
    const held: number[] = [];
    const rows = await metered({ held: (milliseconds) => held.push(milliseconds) }, () =>
      readRows(pool, columns)(text, [7]),
    );
    expect(rows).toEqual(expected);
    expect(held).toHaveLength(1);
  });
});
