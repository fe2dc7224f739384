import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  readOwnMigrations,
  runMigrations,
  tryLockMigrations,
} from '../../database/migrate.server.ts';
import { readMigrations } from '../../database/read-migrations.server.ts';
import { renewEpoch } from '../../events/read-outbox.server.ts';
import type { FileStore } from '../../files/file-store.server.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupEnd, BackupHeader, SequenceState, TableSection } from '../backup-format.ts';
import { clearDatabase, countTables } from './clear-database.server.ts';
import { connectFor } from '../connect.server.ts';
import type { OpenedBackup } from '../reading/open-backup.server.ts';
import { restoreFiles } from './restore-files.server.ts';
import { readBackup } from '../reading/read-backup.server.ts';
import { ownSchema, quote, readTables, localSchema, type Scope } from '../read-catalogue.server.ts';
import { suspendConstraints } from './suspend-constraints.server.ts';
import type { Queryable } from '../../database/queryable.ts';
import { readRows } from '../../database/read-rows.ts';

/** Milliseconds in which a connection that is just being closed may still be listed. */
const timeLimit = 3_000;

/**
 * Ensures that no other Quad is connected to the database, by application name. A running server
 * always has a connection, because it listens.
 * @throws BackupError
 */
async function assertNoOtherConnections(database: Queryable): Promise<void> {
  for (const deadline = performance.now() + timeLimit; ; await pause(100)) {
    const rows = await readRows(database, { others: 'number' })(
      `select count(*) as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and application_name like 'quad%'`,
    );
    if ((rows[0]?.others ?? 0) === 0) return;
    if (performance.now() > deadline)
      throw new BackupError(
        'Quad is running on this database. Stop every Quad process, then restore.',
      );
  }
}

/** Where a backup is put back. */
export interface RestoreOptions {
  readonly connectionString: string;
  readonly scope: Scope;
  readonly files: FileStore;
  /** Whether a database in which Quad has been may be emptied first. */
  readonly replace: boolean;
  /** Reports progress in rows or files. */
  readonly onProgress?: (step: 'rows' | 'files', done: number, total: number) => void;
}

/** What was put back. */
export interface RestoreOutcome extends BackupEnd {
  readonly header: BackupHeader;
  /** Store this as the secret of this installation. */
  readonly secret: string;
  /** Migrations newer than the backup that were applied to it. */
  readonly migrated: readonly string[];
}

/**
 * Restores a backup in one transaction: empties the database, migrates it to the backup's version,
 * loads and verifies every section, migrates to the current version, and invalidates all
 * subscription cursors. If anything fails, nothing changes.
 *
 * @throws BackupError when the backup cannot be used here, Quad is running on the database, or it is
 * in use and `replace` is not given; DatabaseError when a migration fails.
 */
export async function restoreBackup(
  backup: OpenedBackup,
  options: RestoreOptions,
): Promise<RestoreOutcome> {
  const client = await connectFor('restore', options.connectionString);
  try {
    // Servers that start now wait at this lock before they look at any table.
    if (!(await tryLockMigrations(client)))
      throw new BackupError(
        'Quad is starting on this database, or another restore is running. Stop every Quad process, then restore.',
      );
    await assertNoOtherConnections(client);
    await assertReplaceable(client, options.replace);
    return await restoreWith(client, backup, options);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function assertReplaceable(client: pg.Client, replace: boolean): Promise<void> {
  const migrations = await readMigrations(client);
  if (migrations === undefined && (await countTables(client)) > 0)
    throw new BackupError(
      'The database has tables that aren’t Quad’s. Use a separate database for Quad.',
    );
  if (migrations !== undefined && !replace)
    throw new BackupError(
      'This database already has Quad data. Run again with --replace to replace all of it with the backup.',
    );
}

async function restoreWith(
  client: pg.Client,
  backup: OpenedBackup,
  options: RestoreOptions,
): Promise<RestoreOutcome> {
  const { scope, onProgress } = options;
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: () => Promise.resolve(Object.assign(client, { release() {} })),
        end: () => Promise.resolve(),
      },
    }),
  });
  const transaction = await kysely.startTransaction().execute();
  const files = restoreFiles(options.files);
  try {
    const ownMigrations = await readOwnMigrations();
    let header: BackupHeader | undefined;
    let secret = '';
    let rows = 0;
    let total = 0;
    let resume = () => Promise.resolve();
    const ownSchemaName = await ownSchema(client);
    const end = await readBackup(backup, {
      async header(read) {
        header = read;
        total = read.tables.reduce((sum, table) => sum + table.rows, 0);
        const level = checkLevel(read.migrations, ownMigrations, backup.file);
        await clearDatabase(client, scope.schemas);
        await runMigrations(transaction, { upTo: level });
        resume = await suspendConstraints(client, scope.schemas);
        await emptyTables(client, scope, ownSchemaName);
      },
      async table(table, content) {
        const before = rows;
        rows += await loadTable(client, table, ownSchemaName, content);
        onProgress?.('rows', rows, total);
        return rows - before;
      },
      sequences: (states) => setSequences(client, states, ownSchemaName),
      secret: (read) => Promise.resolve(void (secret = read)),
      async file(file, content) {
        const done = await files.put(file, content);
        onProgress?.('files', done, header?.files.count ?? 0);
      },
    });
    if (header === undefined || secret === '') throw new BackupError('The backup is damaged.');
    await resume();
    const migrated = await runMigrations(transaction, {});
    await renewEpoch(client);
    await transaction.commit().execute();
    // Updates planner statistics; without this, autovacuum would do it later.
    await client.query('analyze').catch(() => undefined);
    return { ...end, header, secret, migrated };
  } catch (error) {
    await files.undo();
    if (!transaction.isCommitted)
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    throw error;
  }
}

/** Migrations may have inserted rows; the backup has them, too. */
async function emptyTables(client: pg.Client, scope: Scope, ownSchemaName: string): Promise<void> {
  const tables = await readTables(client, scope);
  const names = tables.map(({ schema, name }) => quote(localSchema(schema, ownSchemaName), name));
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
}

/**
 * Returns the backup's last migration. The backup's migrations must be a prefix of ours.
 * @throws BackupError when it has one that is not known here, or lacks one in between.
 */
function checkLevel(
  ofBackup: readonly string[],
  ownMigrations: readonly string[],
  file: string,
): string {
  const strange = ofBackup.filter((name) => !ownMigrations.includes(name));
  if (strange.length > 0)
    throw new BackupError(
      `${file} was made by a newer version of Quad (it has ${strange.join(', ')}). Restore it with that version.`,
    );
  const last = ofBackup.at(-1);
  if (last === undefined || ofBackup.some((name, index) => ownMigrations[index] !== name))
    throw new BackupError(
      `${file} was made by a different build of Quad: its migrations don’t match.`,
    );
  return last;
}

/** Brings the rows of one table in; answers how many PostgreSQL took. */
async function loadTable(
  client: pg.Client,
  { schema, name, columns }: TableSection,
  ownSchemaName: string,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const into = quote(localSchema(schema, ownSchemaName), name);
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
async function setSequences(
  client: pg.Client,
  states: readonly SequenceState[],
  ownSchemaName: string,
): Promise<void> {
  for (const { schema, name, value, called } of states) {
    await client.query('select setval(to_regclass($1), $2::bigint, $3)', [
      quote(localSchema(schema, ownSchemaName), name),
      value,
      called,
    ]);
  }
}
