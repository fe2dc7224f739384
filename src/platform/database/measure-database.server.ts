import type pg from 'pg';
import type { Metrics } from '../http/metrics.server.ts';

/** The figures of this process's connections: what waits for one waits for every answer. */
export function measureDatabase(metrics: Metrics, pool: pg.Pool): void {
  metrics.gauge(
    'quad_database_connections',
    'Connections of this process, and callers that wait for one.',
    () => ({
      idle: pool.idleCount,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    'state',
  );
}
