import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { openEmbedded } from './embedded.server.ts';
import { openPool, connectionSettings } from './pool.server.ts';
import { DatabaseError } from './database-error.ts';
import { readRows } from './read-rows.ts';

const OLDEST = 15;

/**
 * Connects once to the server of DATABASE_URL and reads its version. Throws a DatabaseError of one
 * sentence when it cannot be reached or is older than PostgreSQL 15.
 */
async function checkServer(connectionString: string): Promise<void> {
  const client = new pg.Client(connectionSettings(connectionString));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await readRows(client, { server_version: 'text' })('show server_version');
    refuseOlder(answer[0]?.server_version ?? '');
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The database of DATABASE_URL cannot be opened: ${reason(error)}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws a DatabaseError when a `server_version` is below what Quad's migrations need. */
export function refuseOlder(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST) return;
  throw new DatabaseError(
    `DATABASE_URL names a PostgreSQL ${version}; Quad needs PostgreSQL ${OLDEST} or newer.`,
  );
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = error.message || ('code' in error ? String(error.code) : error.name);
  return words.endsWith('.') ? words : `${words}.`;
}

/** The database, embedded or by URL. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  /** For the statements of requests; parameters always as $1, $2. */
  readonly pool: pg.Pool;
  /** For work in the background (jobs, email, presence): no crowd of readers can hold it up. */
  readonly jobsPool: pg.Pool;
  /** For signing in and for finding out who is calling: short statements only, for the same reason. */
  readonly signInPool: pg.Pool;
  /**
   * For the identity library alone: it holds a connection through transactions in which it hashes
   * passwords and calls hooks, and those ask `signInPool`. In one pool, several such transactions
   * would wait for each other's connections.
   */
  readonly identityPool: pg.Pool;
  /** `pool` for statements put together by code; `$extendTables<...>()` names the columns. */
  readonly kysely: Kysely<unknown>;
  /**
   * For connections outside the pool (LISTEN). Ask again at each connect: after a restart the
   * embedded database may have moved to another port.
   */
  readonly connectionString: string;
  /** Ends the pools; the embedded PostgreSQL is stopped when no other Quad process uses it. */
  close(): Promise<void>;
}

/** Connections that one process opens at most, by what they are for. */
export interface PoolSizes {
  readonly requests: number;
  readonly jobs: number;
  readonly signIn: number;
  readonly identity: number;
}

/**
 * One more for jobs waits for notifications. Two more are outside the pools: one reads events, one is
 * woken by other processes.
 */
export const usualPools: PoolSizes = { requests: 10, jobs: 5, signIn: 3, identity: 3 };

export interface DatabaseOptions {
  /** DATA_DIR; holds the embedded database. */
  readonly dataDir: string;
  /** DATABASE_URL; absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** Maximum connections; default `usualPools`. */
  readonly pools?: Partial<PoolSizes>;
  /** Milliseconds; default 10,000. Long commands ask for more, 0 means no limit. */
  readonly statementTimeout?: number;
}

/**
 * Opens the database: the PostgreSQL of DATABASE_URL (15 or newer), otherwise the embedded one in
 * DATA_DIR/postgres. Throws an error with one sentence if it can't.
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
  options: Pick<DatabaseOptions, 'log' | 'pools' | 'statementTimeout'>,
): Database {
  const { log, statementTimeout } = options;
  const sizes = { ...usualPools, ...options.pools };
  const open = (size: number) =>
    openPool({
      connectionString,
      log,
      size,
      ...(statementTimeout === undefined ? {} : { statementTimeout }),
    });
  const pool = open(sizes.requests);
  // One connection waits for notifications of jobs.
  const jobsPool = open(sizes.jobs + 1);
  const signInPool = open(sizes.signIn);
  const identityPool = open(sizes.identity);
  const pools = [pool, jobsPool, signInPool, identityPool];
  let ending: Promise<void> | undefined;
  return {
    kind,
    pool,
    jobsPool,
    signInPool,
    identityPool,
    kysely: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    connectionString,
    close: () => (ending ??= Promise.all(pools.map((one) => one.end())).then(() => undefined)),
  };
}

async function openEmbeddedDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = await openEmbedded({ dataDir: options.dataDir, log: options.log });
  const database = openDatabaseAt('embedded', embedded.connectionString(), options);
  embedded.onMoved(() => {
    const connectionString = embedded.connectionString();
    const { pool, jobsPool, signInPool, identityPool } = database;
    for (const one of [pool, jobsPool, signInPool, identityPool])
      Object.assign(one.options, { connectionString });
  });
  let ending: Promise<void> | undefined;
  return {
    kind: database.kind,
    pool: database.pool,
    jobsPool: database.jobsPool,
    signInPool: database.signInPool,
    identityPool: database.identityPool,
    kysely: database.kysely,
    get connectionString() {
      return embedded.connectionString();
    },
    close: () => (ending ??= database.close().then(() => embedded.close())),
  };
}
