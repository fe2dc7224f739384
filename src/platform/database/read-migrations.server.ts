import type { PlainQueryable } from './queryable.ts';

/** Names of the migrations that a database has, in order; undefined where Quad has never been. */
export async function readMigrations(database: PlainQueryable): Promise<string[] | undefined> {
  const found = await database.query<{ found: boolean }>(
    `select to_regclass(format('%I.migration', current_schema())) is not null as found`,
  );
  if (found.rows[0]?.found !== true) return undefined;
  const { rows } = await database.query<{ name: string }>(
    'select name from migration order by name',
  );
  return rows.map(({ name }) => name);
}
