import { randomBytes } from 'node:crypto';
import { type Writable, PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readMigrations } from '../../database/read-migrations.server.ts';
import { BackupError } from '../backup-error.ts';
import { formPreamble, type BackupEnd, type BackupHeader } from '../backup-format.ts';
import type { FileStore } from '../../files/file-store.server.ts';
import { connectFor } from '../connect.server.ts';
import { expectFiles, type ExpectedFiles } from './expect-files.server.ts';
import { FrameWriter } from './frame-writer.server.ts';
import { type Scope, ownSchema, quote, localSchema } from '../read-catalogue.server.ts';
import { deriveKey, sealStream } from '../seal.server.ts';
import { beginSnapshot, serverVersion } from './snapshot.server.ts';
import { writeWholeFile } from './write-whole-file.server.ts';

/** The contents and target of a backup. */
export interface BackupOptions {
  /** Target path; must not exist yet. */
  readonly file: string;
  readonly connectionString: string;
  readonly scope: Scope;
  readonly files: FileStore;
  /** What sessions and credentials are signed with. */
  readonly secret: string;
  /** Absent: the backup is not encrypted. */
  readonly passphrase?: string | undefined;
  readonly now: Date;
  /** Version of this Quad. */
  readonly version: string;
  /** Reports progress in rows or files. */
  readonly onProgress?: (step: 'rows' | 'files', done: number, total: number) => void;
}

/** Totals of a backup. */
export interface BackupOutcome extends BackupEnd {
  readonly header: BackupHeader;
  /** Bytes of the file. */
  readonly size: number;
  /** Number of objects the database refers to that weren't in the store; the backup lacks them. */
  readonly missingFiles: number;
}

/**
 * Makes a backup: a snapshot of all rows, the secret and the files, in one file that appears when
 * it is complete. Works next to running processes and blocks only migrations. Memory does not grow
 * with the rows; for each file it holds the name.
 *
 * @throws BackupError if the file can't be written, or Quad has never used the database
 */
export async function writeBackup(options: BackupOptions): Promise<BackupOutcome> {
  const client = await connectFor('backup', options.connectionString);
  try {
    let outcome: Omit<BackupOutcome, 'size'> | undefined;
    const size = await writeWholeFile(options.file, async (sink) => {
      outcome = await fill(client, options, sink);
    });
    if (outcome === undefined) throw new Error('Nothing was written.');
    return { ...outcome, size };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function fill(
  client: pg.Client,
  options: BackupOptions,
  sink: Writable,
): Promise<Omit<BackupOutcome, 'size'>> {
  const tables = await beginSnapshot(client, options.scope);
  const migrations = await readMigrations(client);
  if (migrations === undefined) throw new BackupError('Quad has never used this database.');
  const counted = { count: 0, bytes: 0 };
  for await (const { bytes } of options.files.list('')) {
    counted.count += 1;
    counted.bytes += bytes;
  }
  const header: BackupHeader = {
    madeAt: options.now.toISOString(),
    quad: options.version,
    postgres: await serverVersion(client),
    migrations,
    tables,
    files: counted,
  };
  const salt = options.passphrase === undefined ? undefined : randomBytes(16).toString('hex');
  sink.write(formPreamble(salt === undefined ? {} : { salt }));
  const zip = createZstdCompress({
    params: {
      [constants.ZSTD_c_compressionLevel]: 3,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
  const seal =
    options.passphrase === undefined || salt === undefined
      ? new PassThrough()
      : sealStream(await deriveKey(options.passphrase, salt));
  const flowing = pipeline(zip, seal, sink);
  const writer = new FrameWriter(zip);
  const filling = writeContents(client, options, header, writer).then(
    (end) => {
      zip.end();
      return end;
    },
    (error: unknown) => {
      zip.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    },
  );
  // The first failure has the reason; the other only reports a closed stream.
  const [end] = await Promise.all([filling, flowing]);
  return { header, ...end };
}

async function writeContents(
  client: pg.Client,
  options: BackupOptions,
  header: BackupHeader,
  writer: FrameWriter,
): Promise<BackupEnd & Pick<BackupOutcome, 'missingFiles'>> {
  const { onProgress } = options;
  await writer.writeHeader(header);
  const total = header.tables.reduce((sum, { rows }) => sum + rows, 0);
  const rows = await writeTables(client, header.tables, writer, (done) =>
    onProgress?.('rows', done, total),
  );
  await writer.writeSequences(client, options.scope);
  const expected = await expectFiles(client);
  await client.query('commit');
  await writer.writeSecret(options.secret);
  const { written, missing } = await writeFiles(options.files, expected, writer, (done) =>
    onProgress?.('files', done, header.files.count),
  );
  const end = await writer.writeEnd({ tables: header.tables.length, rows, files: written });
  return { ...end, missingFiles: missing };
}

/**
 * Writes the rows of the tables as PostgreSQL's COPY has them (text format, the same in every
 * version); answers how many there were.
 */
async function writeTables(
  client: pg.Client,
  tables: BackupHeader['tables'],
  writer: FrameWriter,
  onRows: (done: number) => void,
): Promise<number> {
  const ownSchemaName = await ownSchema(client);
  let done = 0;
  for (const { schema, name, columns, rows: expected } of tables) {
    const list = columns.map((column) => quote(column)).join(', ');
    const from = quote(localSchema(schema, ownSchemaName), name);
    // COPY of a bare name would skip the partitions of a partitioned table.
    const stream = client.query(copyTo(`copy (select ${list} from ${from}) to stdout`));
    const before = done;
    const { rows } = await writer.writeSection(
      { table: { schema, name, columns } },
      withProgress(stream, () => onRows(Math.min(before + expected, before + stream.rowCount))),
      () => stream.rowCount,
    );
    done += rows;
    onRows(done);
  }
  return done;
}

async function* withProgress(
  stream: AsyncIterable<Buffer>,
  passed: () => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    yield chunk;
    passed();
  }
}

/** What became of the files. */
interface WrittenFiles {
  readonly written: number;
  /** How many objects the records know that were not there to be written. */
  readonly missing: number;
}

/**
 * Writes the uploaded files. Objects removed during the backup that the database doesn't refer to
 * are left out; missing ones that are already marked as lost are only counted.
 *
 * @param expected the objects that the database refers to
 * @throws BackupError when an expected object is missing and not marked as lost
 */
async function writeFiles(
  files: FileStore,
  expected: ExpectedFiles,
  writer: FrameWriter,
  onFiles: (done: number) => void,
): Promise<WrittenFiles> {
  let done = 0;
  const absent = new Set(expected.keys);
  for await (const { key, bytes: size } of files.list('')) {
    const content = await files.get(key);
    if (content === null) continue;
    const { bytes } = await writer.writeSection(
      { file: { key, size } },
      asBuffers(content),
      () => 0,
    );
    if (bytes !== size)
      throw new BackupError(`The file ${key} changed while the backup was made; try again.`);
    done += 1;
    absent.delete(key);
    onFiles(done);
  }
  const unknown = [...absent].filter((key) => !expected.lost.has(key)).length;
  if (unknown > 0)
    throw new BackupError(
      `${unknown} uploaded ${unknown === 1 ? 'object' : 'objects'} can’t be found in this file store. Run the backup where the files are. If the files are lost, wait for the nightly file check: once it has reported them, backups are made without them.`,
    );
  return { written: done, missing: absent.size };
}

async function* asBuffers(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    const part: unknown = chunk;
    yield Buffer.isBuffer(part) ? part : Buffer.from(String(part));
  }
}
