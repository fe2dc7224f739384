import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Metrics } from '../../../platform/monitoring/metrics.server.ts';

/** Registers the server's payment metrics. */
export function measurePayments(metrics: Metrics, pool: Queryable): void {
  const count = (statement: string) => async () => {
    const rows = await readRows(pool, { kind: 'text', count: 'number' })(statement);
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  };
  metrics.gauge(
    'quad_checkouts',
    'Payments by card, by what became of them.',
    count('select state as kind, count(*)::int as count from checkout group by 1'),
    'state',
  );
  metrics.gauge(
    'quad_payment_differences',
    'Where the books of payments do not agree, by kind.',
    count('select kind, count(*)::int as count from payment_difference group by 1'),
  );
}
