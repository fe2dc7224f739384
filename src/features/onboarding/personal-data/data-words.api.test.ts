import { expect, test } from 'vitest';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { dataFields } from '../leaving/readable/data-fields.messages.ts';
import { dataTables } from '../leaving/readable/data-tables.messages.ts';
import { allPersonalData } from './all-personal-data.server.ts';

const { pool } = await testDatabase();
const noOne = { id: '018f0000-0000-7000-8000-000000000000', email: 'no-one@demo.test' };
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** uuid and uuid[]: the page shows them together, without names. */
const ids = new Set([2950, 2951]);

/** Passes statements on, and notes which columns the records of each have. */
function listening(found: Set<string>): Queryable {
  const inner = /select to_jsonb\(k\) as kept from \(([^]*)\) k$/;
  return {
    async query(statement, values) {
      const text = typeof statement === 'string' ? statement : statement.text;
      const told = inner.exec(text)?.[1];
      if (told !== undefined) {
        const { fields } = await pool.query(
          `with whose as (select $1::uuid as id, $2::text as email) select * from (${told}) k limit 0`,
          values,
        );
        for (const { name, dataTypeID } of fields) if (!ids.has(dataTypeID)) found.add(name);
      }
      return pool.query(statement, values);
    },
  };
}

test('every field of the data that people download has a name on the page to read', async () => {
  const found = new Set<string>();
  for (const { tell } of allPersonalData) await tell(listening(found), noOne);
  expect(found.size).toBeGreaterThan(100);
  const named = new Set(Object.keys(dataFields));
  expect([...found].filter((name) => !named.has(camel(name)))).toEqual([]);
  const used = new Set([...found].map(camel));
  expect([...named].filter((name) => !used.has(name))).toEqual([]);
});

test('and so has every table', async () => {
  const everyone: Queryable = {
    async query(statement, values) {
      const answer = await pool.query(statement, values);
      // As if there were one record of each.
      return answer.fields.length === 1 && answer.fields[0]?.name === 'kept'
        ? { ...answer, rows: [{ kept: {} }] as never }
        : answer;
    },
  };
  const tables: string[] = [];
  for (const { tell } of allPersonalData)
    tables.push(...Object.keys(await tell(everyone, noOne)).map(camel));
  expect(tables.toSorted()).toEqual(Object.keys(dataTables).toSorted());
});
