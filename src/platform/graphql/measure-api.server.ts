import { Counter, Histogram } from 'prom-client';
import type { Metrics } from '../monitoring/metrics.server.ts';
import type { ApiFigures } from './api.server.ts';

/**
 * Shows how long GraphQL calls take by operation, and their errors by operation and code: over HTTP an
 * answer with errors has status 200 like any other.
 */
export function measureApi({ registry }: Pick<Metrics, 'registry'>): ApiFigures {
  const durations = new Histogram({
    name: 'quad_graphql_duration_seconds',
    help: 'Time that GraphQL calls took, by operation.',
    labelNames: ['operation'] as const,
    buckets: [0.01, 0.05, 0.25, 1, 5],
    registers: [registry],
  });
  const errors = new Counter({
    name: 'quad_graphql_errors_total',
    help: 'Errors in GraphQL answers, by operation and code.',
    labelNames: ['operation', 'code'] as const,
    registers: [registry],
  });
  return {
    ran: (operation, seconds) => durations.observe({ operation }, seconds),
    failed(operation, codes) {
      for (const code of codes) errors.inc({ operation, code });
    },
  };
}
