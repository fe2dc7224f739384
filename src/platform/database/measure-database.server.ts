import { Gauge } from 'prom-client';
import type { Metrics } from '../monitoring/metrics.server.ts';
import type { Database } from './database.server.ts';

/** The figures of this process's connections, by pool: what waits for one waits for its answer. */
export function measureDatabase(
  metrics: Metrics,
  database: Pick<Database, 'pool' | 'jobsPool' | 'signInPool' | 'identityPool'>,
): void {
  const pools = {
    requests: database.pool,
    jobs: database.jobsPool,
    'sign-in': database.signInPool,
    identity: database.identityPool,
  };
  const gauge: Gauge = new Gauge({
    name: 'quad_database_connections',
    help: 'Connections of this process by pool: idle, used, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [metrics.registry],
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        gauge.set({ pool: name, state: 'idle' }, pool.idleCount);
        gauge.set({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount);
        gauge.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
}
