import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { checkServer } from './check-server.server.ts';
import { openEmbedded } from './embedded.server.ts';
import { openPool } from './pool.server.ts';

/** The database of the house, whichever it is. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  /** For statements of one's own; parameters always as $1, $2. */
  readonly pool: pg.Pool;
  /** The same pool for statements put together by code; `$extendTables<...>()` names the columns. */
  readonly kysely: Kysely<unknown>;
  /**
   * For connections outside the pool (LISTEN). Ask again at each connect: after a restart the
   * embedded database may have moved to another port.
   */
  readonly connectionString: string;
  /** Ends the pool; the embedded PostgreSQL is stopped when no other Quad process uses it. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** DATA_DIR; holds the embedded database. */
  readonly dataDir: string;
  /** DATABASE_URL; absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** Connections at most; 10 unless told. */
  readonly poolSize?: number;
  /** Milliseconds; 10,000 unless told. Long jobs of the command line ask for more, 0 for no limit. */
  readonly statementTimeout?: number;
}

/**
 * Opens the database: the PostgreSQL of DATABASE_URL (15 or newer), otherwise the one that Quad
 * keeps in DATA_DIR/postgres and starts by itself. Throws an error of one sentence when it cannot.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl === undefined) return openEmbeddedDatabase(options);
  await checkServer(options.databaseUrl);
  return openDatabaseAt('server', options.databaseUrl, options);
}

/** Wraps a database that is known to be there. */
export function openDatabaseAt(
  kind: Database['kind'],
  connectionString: string,
  options: Pick<DatabaseOptions, 'log' | 'poolSize' | 'statementTimeout'>,
): Database {
  const pool = openPool({
    connectionString,
    log: options.log,
    ...(options.poolSize === undefined ? {} : { size: options.poolSize }),
    ...(options.statementTimeout === undefined
      ? {}
      : { statementTimeout: options.statementTimeout }),
  });
  let ending: Promise<void> | undefined;
  return {
    kind,
    pool,
    kysely: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    connectionString,
    close: () => (ending ??= pool.end()),
  };
}

async function openEmbeddedDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = await openEmbedded({ dataDir: options.dataDir, log: options.log });
  const database = openDatabaseAt('embedded', embedded.connectionString(), options);
  embedded.onMoved(() => {
    Object.assign(database.pool.options, { connectionString: embedded.connectionString() });
  });
  let ending: Promise<void> | undefined;
  return {
    kind: database.kind,
    pool: database.pool,
    kysely: database.kysely,
    get connectionString() {
      return embedded.connectionString();
    },
    close: () => (ending ??= database.close().then(() => embedded.close())),
  };
}
