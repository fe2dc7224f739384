import { Gauge } from 'prom-client';
import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { Metrics } from '../monitoring/metrics.server.ts';
import type { World } from '../world.ts';

/** Metrics: emails by state and kind, batches by state, and the age of the oldest due email. */
export function measureMail(metrics: Metrics, pool: Queryable, world: World): void {
  const mails: Gauge = new Gauge({
    name: 'quad_mails',
    help: 'Mails by their state and kind. Told by one process for all.',
    labelNames: ['state', 'kind'],
    registers: [metrics.registry],
    async collect() {
      mails.reset();
      try {
        if (!(await metrics.mayReport())) return;
        const rows = await readRows(pool, { status: 'text', kind: 'text', count: 'number' })(
          'select status, kind, count(*)::int as count from mail group by status, kind',
        );
        for (const { status, kind, count } of rows) mails.set({ state: status, kind }, count);
      } catch {
        mails.reset();
      }
    },
  });
  metrics.gauge(
    'quad_mailings',
    'Mailings by their state.',
    async () => {
      const rows = await readRows(pool, { status: 'text', count: 'number' })(
        'select status, count(*)::int as count from mail_batch group by status',
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    'state',
  );
  metrics.gauge('quad_mail_oldest_due_seconds', 'Age of the oldest mail that is due.', async () => {
    const rows = await readRows(pool, { due: 'timestamp?' })(
      `select min(next_attempt_at) as due from mail m where status = 'queued' and (batch_id is null
         or exists (select from mail_batch b where b.id = m.batch_id and b.status = 'sending'))`,
    );
    const due = rows[0]?.due;
    return due ? Math.max(0, (world.now().getTime() - due.getTime()) / 1000) : 0;
  });
}
