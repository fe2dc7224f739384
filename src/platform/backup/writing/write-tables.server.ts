import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupHeader } from '../backup-format.ts';
import type { FrameWriter } from './frame-writer.server.ts';
import { ownSchema, quote, schemaHere } from '../read-catalogue.server.ts';

/**
 * Writes the rows of the tables as PostgreSQL's COPY has them (text format, the same in every
 * version); answers how many there were.
 */
export async function writeTables(
  client: pg.Client,
  tables: BackupHeader['tables'],
  writer: FrameWriter,
  onRows: (done: number) => void,
): Promise<number> {
  const own = await ownSchema(client);
  let done = 0;
  for (const { schema, name, columns, rows: expected } of tables) {
    const list = columns.map((column) => quote(column)).join(', ');
    const from = quote(schemaHere(schema, own), name);
    // COPY of a bare name would skip the partitions of a partitioned table.
    const stream = client.query(copyTo(`copy (select ${list} from ${from}) to stdout`));
    const before = done;
    const { rows } = await writer.writeSection(
      { table: { schema, name, columns } },
      following(stream, () => onRows(Math.min(before + expected, before + stream.rowCount))),
      () => stream.rowCount,
    );
    done += rows;
    onRows(done);
  }
  return done;
}

async function* following(
  stream: AsyncIterable<Buffer>,
  passed: () => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    yield chunk;
    passed();
  }
}
