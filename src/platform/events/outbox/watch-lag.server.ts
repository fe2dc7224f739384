import type { Queryable } from '../../database/queryable.ts';
import { readRows } from '../../database/read-rows.ts';
import type { Log } from '../../log.ts';

/** Lag in seconds from which it is logged. */
const alarming = 5;
/** Seconds between two alarms. */
const quiet = 60;

/** Logs when subscribers fall behind, and which open transaction delays them. Call every second. */
export function watchLag(database: Queryable, log: Log, lag: () => number): () => Promise<void> {
  let since = quiet;
  return async () => {
    since += 1;
    const seconds = lag();
    if (seconds < alarming || since < quiet) return;
    since = 0;
    const culprits = await findOpenTransactions(database).catch(() => []);
    log.warn(
      { event: 'live.lag', seconds: Math.round(seconds), transactions: culprits },
      'Subscribers are behind: an open transaction holds the outbox back, or the database is unavailable.',
    );
  };
}

/** The three oldest transactions that write; the cluster's other databases count as well. */
async function findOpenTransactions(database: Queryable) {
  return readRows(database, { pid: 'number', name: 'text', seconds: 'number' })(`
    select pid, application_name as name, extract(epoch from now() - xact_start)::int as seconds
    from pg_stat_activity where backend_xid is not null and xact_start is not null
    order by xact_start limit 3`);
}
