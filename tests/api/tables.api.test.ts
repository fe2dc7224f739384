import { describe, expect, test } from 'vitest';
import { model } from '../../src/app/entities.ts';
import { tablesOf, type Table } from '../../src/platform/store/migrations/tables.ts';
import { testDatabase } from '../../src/platform/testing/test-database.server.ts';

const { pool } = await testDatabase();
const tables = tablesOf(model);

interface ColumnRow {
  name: string;
  type: string;
  not_null: boolean;
  initial: string | null;
}

async function columnsOf({ name }: Table): Promise<ColumnRow[]> {
  const { rows } = await pool.query<ColumnRow>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as not_null,
       pg_get_expr(d.adbin, d.adrelid) as initial
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [name],
  );
  return rows;
}

const inFull: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };

describe.each(tables)('the table $name after all migrations', (table) => {
  test('has the columns that the entity needs, of their types', async () => {
    const found = await columnsOf(table);
    expect(
      found.map(({ name, type, not_null }) => ({ name, type, not_null })).sort(byName),
    ).toEqual(
      table.columns
        .map(({ name, type, notNull }) => ({ name, type: inFull[type] ?? type, not_null: notNull }))
        .sort(byName),
    );
  });

  test('starts its columns as the entity says', async () => {
    const found = new Map((await columnsOf(table)).map(({ name, initial }) => [name, initial]));
    for (const { name, type, default: wanted } of table.columns) {
      const initial = found.get(name) ?? null;
      if (wanted === null) expect({ name, initial }).toEqual({ name, initial: null });
      // PostgreSQL rewrites expressions: compare their results.
      else if (!wanted.includes('now()')) {
        const { rows } = await pool.query(
          `select (${initial})::${type}::text = (${wanted})::${type}::text as same`,
        );
        expect({ name, rows }).toEqual({ name, rows: [{ same: true }] });
      } else expect(initial).toContain('now()');
    }
  });

  test('keeps unique what must be, and finds by what is looked for', async () => {
    const { rows } = await pool.query<{ columns: string; is_unique: boolean }>(
      `select string_agg(a.attname, ',' order by k.place) as columns, i.indisunique as is_unique
       from pg_index i cross join lateral unnest(i.indkey) with ordinality as k(attnum, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
       where i.indrelid = $1::regclass group by i.indexrelid, i.indisunique`,
      [table.name],
    );
    const unique = rows.filter((row) => row.is_unique).map((row) => row.columns);
    expect(unique.sort()).toEqual(['id', ...table.unique.map((columns) => columns.join())].sort());
    const plain = rows.filter((row) => !row.is_unique).map((row) => row.columns);
    expect(plain).toEqual(expect.arrayContaining(table.indexes.map((columns) => columns.join())));
  });

  test('refers to others, and says what happens when they go', async () => {
    const { rows } = await pool.query<{ column: string; table: string; rule: string }>(
      `select a.attname as column, c.confrelid::regclass::text as table, c.confdeltype as rule
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.conrelid = $1::regclass and c.contype = 'f'`,
      [table.name],
    );
    const rules: Readonly<Record<string, string>> = { c: 'cascade', r: 'restrict', n: 'set null' };
    expect(
      rows.map(({ column, table: to, rule }) => `${column} ${to} ${rules[rule] ?? rule}`).sort(),
    ).toEqual(
      table.columns
        .flatMap(({ name, references }) =>
          references ? [`${name} ${references.table} ${references.onDelete}`] : [],
        )
        .sort(),
    );
  });

  test('writes what happens into the outbox under the name of the entity', async () => {
    const { rows } = await pool.query<{ definition: string }>(
      `select pg_get_triggerdef(oid) as definition from pg_trigger
       where tgrelid = $1::regclass and tgname = 'record_change'`,
      [table.name],
    );
    expect(rows[0]?.definition).toContain(`record_change('${table.topic}'`);
    expect(rows[0]?.definition).toContain('AFTER INSERT OR DELETE OR UPDATE');
  });
});

const byName = (one: { name: string }, other: { name: string }): number =>
  one.name < other.name ? -1 : 1;
