import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.server.ts';
import { metered } from './metered-pool.server.ts';
import { sharedRead } from './shared-read.server.ts';
import { transaction } from './transaction.server.ts';

const { pool } = await testDatabase();

const readNumbers = sharedRead(
  { n: 'number', said: 'text?' },
  {
    name: 'test-numbers',
    types: ['integer', 'text'],
    text: `select n, $2 as said from generate_series($1, $1 + 1) n
      where $2 is distinct from 'nothing' order by n desc`,
  },
);

/** The result, and how many statements it took. */
async function counted<Result>(work: () => Promise<Result>) {
  let statements = 0;
  const result = await metered({ held: () => (statements += 1) }, work);
  return { result, statements };
}

const askedByEach = [
  [1, 'one'],
  [5, null],
  [9, 'nothing'],
  [1, 'it’s {a}, "b"'],
] as const;
const answersOfEach = [
  [
    { n: 2, said: 'one' },
    { n: 1, said: 'one' },
  ],
  [
    { n: 6, said: null },
    { n: 5, said: null },
  ],
  [],
  [
    { n: 2, said: 'it’s {a}, "b"' },
    { n: 1, said: 'it’s {a}, "b"' },
  ],
];

test('those who read at the same moment share a statement, and each gets their own rows in order', async () => {
  const { result, statements } = await counted(() =>
    Promise.all(askedByEach.map((values) => readNumbers(pool, values))),
  );
  expect(result).toEqual(answersOfEach);
  expect(statements).toBe(1);
});

test('who reads in a transaction reads in that transaction', async () => {
  const result = await transaction(pool, async (tx) => {
    const rows = [];
    for (const values of askedByEach) rows.push(await readNumbers(tx, values));
    return rows;
  });
  expect(result).toEqual(answersOfEach);
});

const readIds = sharedRead(
  { id: 'text', said: 'text?' },
  { name: 'test-ids', types: ['uuid', 'text'], text: 'select $1 as id, $2 as said' },
);

test('what the database can’t read fails for its reader, and for no one who reads at the same moment', async () => {
  const id = '0199a5b2-7c4f-7d00-8000-000000000001';
  const results = await Promise.allSettled([
    readIds(pool, [id, 'one']),
    readIds(pool, ['x', 'two']),
    readIds(pool, [id, 'three\0']),
    readIds(pool, [id, null]),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});
