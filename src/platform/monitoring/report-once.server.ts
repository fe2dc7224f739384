import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';
import type { Metrics } from './metrics.server.ts';

/**
 * Seconds for which a process keeps reporting after the last scrape: longer than a scrape interval.
 */
const lease = 150;

/** Metrics for figures of the whole database. */
export interface SharedMetrics extends Metrics {
  /** Lets another process report at once. */
  release(): Promise<void>;
}

/**
 * Reports database metrics from one process only, so that `sum()` over all of them is right. The
 * first process scraped reports, and continues while it is scraped at least every two minutes; the
 * others omit these metrics. Time is the database's.
 */
export function reportOnce(metrics: Metrics, pool: Queryable, world: World): SharedMetrics {
  const own = world.newId();
  let pendingClaim: Promise<boolean> | undefined;

  async function claim(): Promise<boolean> {
    const { rowCount } = await pool.query(
      `insert into metrics_reporter as r (process_id, until)
       values ($1, now() + make_interval(secs => $2))
       on conflict (only_one) do update set process_id = excluded.process_id, until = excluded.until
       where r.process_id = excluded.process_id or r.until < now()`,
      [own, lease],
    );
    return rowCount === 1;
  }

  /** All metrics of one response are reported, or none. */
  const mayReport = () =>
    (pendingClaim ??= claim().finally(() => {
      setImmediate(() => (pendingClaim = undefined));
    }));

  return {
    ...metrics,
    mayReport,
    gauge(name, help, read, label) {
      const readIfReporter = async () => ((await mayReport()) ? read() : {});
      metrics.gauge(name, `${help} Told by one process for all.`, readIfReporter, label);
    },
    async release() {
      await pool
        .query('delete from metrics_reporter where process_id = $1', [own])
        .catch(() => undefined);
    },
  };
}
