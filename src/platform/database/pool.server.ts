import pg, { type CustomTypesConfig } from 'pg';
import type { Log } from '../log.ts';
import { MeteredPool } from './metered-pool.server.ts';

const INT8: number = 20;
const INT8_ARRAY: number = 1016;
const INT4_ARRAY: number = 1007;
const DATE: number = 1082;
const DATE_ARRAY: number = 1182;
const TEXT_ARRAY: number = 1009;

const usual: (oid: number, format: 'text' | 'binary') => unknown = pg.types.getTypeParser;

/**
 * Type parsers that differ from `pg`'s defaults: int8 as a number (no count exceeds 2^53), date as
 * 'YYYY-MM-DD' (a birthday has no time zone). timestamptz stays a Date. The numbers are the OIDs of
 * pg_type, the same in every PostgreSQL.
 */
const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format = 'text'): unknown {
    if (format === 'binary') return usual(oid, format);
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    if (oid === INT8_ARRAY) return usual(INT4_ARRAY, format);
    if (oid === DATE_ARRAY) return usual(TEXT_ARRAY, format);
    return usual(oid, format);
  },
};

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
