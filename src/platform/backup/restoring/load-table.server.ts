import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from '../backup-error.ts';
import type { SequenceState, TableSection } from '../backup-format.ts';
import { quote, schemaHere } from '../read-catalogue.server.ts';

/** Brings the rows of one table in; answers how many PostgreSQL took. */
export async function loadTable(
  client: pg.Client,
  { schema, name, columns }: TableSection,
  own: string,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const into = quote(schemaHere(schema, own), name);
  const list = columns.map((column) => quote(column)).join(', ');
  const stream = client.query(copyFrom(`copy ${into} (${list}) from stdin`));
  try {
    await pipeline(Readable.from(content, { objectMode: false }), stream);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === '42P01' || code === '42703')
      throw new BackupError(`The backup has a table or column that is not known here: ${name}.`, {
        cause: error,
      });
    throw error;
  }
  return stream.rowCount;
}

/** Restores the positions of the sequences; skips those that no longer exist. */
export async function setSequences(
  client: pg.Client,
  states: readonly SequenceState[],
  own: string,
): Promise<void> {
  for (const { schema, name, value, called } of states) {
    await client.query('select setval(to_regclass($1), $2::bigint, $3)', [
      quote(schemaHere(schema, own), name),
      value,
      called,
    ]);
  }
}
