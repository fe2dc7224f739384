import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration, MigrationProvider } from 'kysely/migration';
import pg from 'pg';
import { compareMigrations } from './migrating/compare-migrations.server.ts';
import { lockTables, TablesBusy } from './migrating/lock-tables.server.ts';
import { DatabaseError } from './database-error.ts';
import { installQueue } from './install-queue.server.ts';
import { connectionSettings } from './pool.server.ts';
import type { PlainQueryable, Queryable } from './queryable.ts';
import { readRows } from './read-rows.ts';

/** Quad's migrations. */
export const ownMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The table of applied migrations. */
const table = 'migration';

/** Any number, the same in every Quad: who holds this lock in a database migrates it. */
const lockKey = 7_823_114_502;

/**
 * Brings a database up to date with the `.sql` files of a folder, in the order of their names, all
 * in one transaction, to the last one or to `upTo`; answers the names of those that were run just now. Of several processes that
 * start at once one does it and the others wait. Tables that a newer release has added to are left as
 * they are. Throws a DatabaseError when a migration fails (nothing is left half done) or when a newer
 * release has changed the tables so that this one cannot work with them.
 */
export async function migrate(
  database: { readonly connectionString: string },
  folder = ownMigrations,
  upTo?: string,
): Promise<string[]> {
  // A separate connection, without the limits for requests.
  const pool = new pg.Pool({
    ...connectionSettings(database.connectionString, 0),
    idle_in_transaction_session_timeout: 0,
    max: 1,
  });
  pool.on('error', () => undefined);
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await kysely.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
      const run = upTo === undefined ? { folder } : { folder, upTo };
      for (;;) {
        try {
          return await runMigrations(connection, run);
        } catch (error) {
          if (!(error instanceof Error && error.cause instanceof TablesBusy)) throw error;
          await setTimeout(pause);
        }
      }
    });
  } finally {
    await kysely.destroy();
  }
}

/** Milliseconds between two tries to get the tables. */
const pause = 500;

/** Which migrations are run. */
interface MigrationRun {
  readonly folder?: string;
  /** The last one to be run; absent: all. */
  readonly upTo?: string;
}

/**
 * Runs the missing migrations over a connection that holds the lock, in their own transaction, or
 * in the caller's if `connection` is one; returns their names. Throws like `migrate`.
 */
export async function runMigrations(
  connection: Kysely<unknown>,
  { folder = ownMigrations, upTo }: MigrationRun,
): Promise<string[]> {
  const level = await compareMigrations(plain(connection), await readOwnMigrations(folder));
  if (level.refusal !== undefined) throw new DatabaseError(level.refusal);
  // A newer release has added to these tables; there is nothing to do for this one.
  if (level.newer.length > 0) return [];
  const migrator = new Migrator({
    db: connection,
    provider: sqlFiles(folder, level.pending),
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  });
  const { error, results = [] } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error === undefined) return results.map((result) => result.migrationName);
  const failed = results.find((result) => result.status === 'Error');
  const what = failed ? `Migration ${failed.migrationName} failed` : 'The migrations cannot be run';
  throw new DatabaseError(
    `${what}: ${error instanceof Error ? error.message : 'no reason was given'}.`,
    {
      cause: error,
    },
  );
}

/** The connection of Kysely, for what takes any. */
const plain = (connection: Kysely<unknown>): PlainQueryable => ({
  query: <Row extends object>(text: string) => sql<Row>`${sql.raw(text)}`.execute(connection),
});

/** Takes the migration lock until `client` ends; false if another process has it. */
export async function tryLockMigrations(client: Queryable): Promise<boolean> {
  const rows = await readRows(client, { taken: 'boolean' })(
    'select pg_try_advisory_lock($1) as taken',
    [lockKey],
  );
  return rows[0]?.taken === true;
}

/** Names of the migrations of a folder, in the order in which they are run. */
export async function readOwnMigrations(folder = ownMigrations): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.+\.sql$/.test(file));
  return files.map((file) => file.slice(0, -'.sql'.length)).sort();
}

/** A line of migrations that need the tables of graphile-worker as this release has them. */
const needsQueue = /^-- after the migrations of graphile-worker$/m;

function sqlFiles(folder: string, pending: readonly string[]): MigrationProvider {
  const textOf = (name: string) => readFile(join(folder, `${name}.sql`), 'utf8');
  return {
    async getMigrations() {
      const names = await readOwnMigrations(folder);
      const entries = names.map(async (name): Promise<[string, Migration]> => {
        const text = await textOf(name);
        const up: Migration['up'] = async (db) => {
          if (name === pending[0])
            await lockTables(plain(db), await Promise.all(pending.map(textOf)));
          if (needsQueue.test(text)) await installQueue(db);
          // Without parameters PostgreSQL accepts a whole file with several statements.
          await db.executeQuery(CompiledQuery.raw(text));
        };
        return [name, { up }];
      });
      return Object.fromEntries(await Promise.all(entries));
    },
  };
}
