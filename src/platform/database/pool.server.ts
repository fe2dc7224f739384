import type pg from 'pg';
import type { Log } from '../log.ts';
import { MeteredPool } from './metered-pool.server.ts';
import { columnTypes } from './read-columns.server.ts';

export interface PoolOptions {
  readonly connectionString: string;
  readonly log: Log;
  /** Connections at most. */
  readonly size: number;
  /** Statement timeout in milliseconds; default 10,000, 0 for none. */
  readonly statementTimeout?: number;
}

/** Name under which Quad's connections show in pg_stat_activity. */
const applicationName = 'quad';

/**
 * The settings of each of Quad's connections. An open transaction that writes holds back every
 * subscriber (the outbox is read below the oldest open transaction), so none may idle for long; and
 * no caller waits long for a database that does not answer.
 */
export function connectionSettings(connectionString: string, statementTimeout = 10_000) {
  return {
    connectionString,
    application_name: applicationName,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    // The server enforces the limit above; this one covers a server that no longer responds.
    ...(statementTimeout > 0 ? { query_timeout: statementTimeout + 2_000 } : {}),
    types: columnTypes,
  } satisfies pg.ClientConfig;
}

/** Opens a pool that outlives its server: a lost connection is replaced at the next call. */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new MeteredPool({
    ...connectionSettings(options.connectionString, options.statementTimeout),
    max: options.size,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener an idle connection that breaks would end the whole process.
  pool.on('error', (error) => {
    options.log.warn(
      { event: 'database.connection_lost', err: error },
      'Database connection lost.',
    );
  });
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}
