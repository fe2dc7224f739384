import type pg from 'pg';
import type { Queryable } from '../database/queryable.ts';
import { readRows, row, type RowOf } from '../database/read-rows.ts';
import { transaction } from '../database/transaction.server.ts';
import type { World } from '../world.ts';
import { queueTime } from './queue-clock.server.ts';

/** Which of the dead jobs are meant: some by their ids, those of a kind, or all. */
export type WhichDead = { readonly ids: readonly string[] } | { readonly kind: string } | 'all';

const deadJob = row({
  // The id under which it was enqueued and logged.
  id: 'text',
  kind: 'text',
  diedAt: 'timestamp',
  attempts: 'number',
  // Name, code and position of the last error; never its message.
  reason: 'text',
});
/** A job that failed at its last attempt. */
export type DeadJob = RowOf<typeof deadJob>;

/** SQL: what is stored about the last failure, without its time. */
export const reasonSql = `coalesce(nullif(regexp_replace(last_error, '^\\d{4}-\\d\\d-\\d\\dT\\S+Z ', ''), ''), 'unknown')`;

const diedAtSql = `case when last_error ~ '^\\d{4}-\\d\\d-\\d\\dT\\S+Z '
  then split_part(last_error, ' ', 1)::timestamptz else updated_at end`;

/** A job without a key was canceled while it ran. */
const isDeadSql = 'key is not null and locked_at is null and attempts >= max_attempts';

/** Dead jobs for `readTablePage`. */
export const deadJobsTable = {
  columns: deadJob,
  rows: `select key as id, task_identifier as kind, ${diedAtSql} as "diedAt", attempts,
      ${reasonSql} as reason
    from graphile_worker.jobs where ${isDeadSql}`,
  params: [],
} as const;

/** Lists dead jobs, the newest first. */
export async function listDead(pool: Queryable, limit = 100): Promise<readonly DeadJob[]> {
  const text = `${deadJobsTable.rows} order by "diedAt" desc, id limit $1`;
  return readRows(pool, deadJob)(text, [limit]);
}

/** What is stored about a failure: when it was, by World, and its reason. */
export function failureText(world: World, reason: string): string {
  return `${world.now().toISOString()} ${reason}`;
}

/**
 * Enqueues dead jobs again, each with all its attempts. One whose key another job has by now is
 * dropped. Returns how many were enqueued, and how many dropped.
 */
export async function requeueDead(
  pool: pg.Pool,
  world: World,
  which: WhichDead,
): Promise<{ readonly requeued: number; readonly superseded: number }> {
  return transaction(pool, async (tx) => {
    const rows = await readRows(tx, { id: 'text', isFree: 'boolean' })(
      `with dead as (
         select id, key::uuid as job_id, task_identifier as kind,
                (select substr(flag, 5) from jsonb_object_keys(flags) as flag
                 where flag like 'key:%') as key
         from graphile_worker.jobs where ${isDeadSql} and ${conditionSql}),
       taken as (
         insert into job_key (kind, key, job_id)
         select distinct on (kind, key) kind, key, job_id from dead where key is not null
         on conflict do nothing returning job_id)
       select id::text, key is null or job_id in (select job_id from taken) as "isFree" from dead`,
      valuesOf(which),
    );
    const free = rows.filter(({ isFree }) => isFree).map(({ id }) => id);
    const taken = rows.filter(({ isFree }) => !isFree).map(({ id }) => id);
    await tx.query(
      'select from graphile_worker.reschedule_jobs($1::bigint[], run_at := $2, attempts := 0)',
      [free, queueTime(pool, world)],
    );
    await tx.query('select from graphile_worker.complete_jobs($1::bigint[])', [taken]);
    return { requeued: free.length, superseded: taken.length };
  });
}

/** Deletes dead jobs and answers how many they were. */
export async function discardDead(pool: Queryable, which: WhichDead): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where ${isDeadSql} and ${conditionSql}))`,
    valuesOf(which),
  );
  return rowCount ?? 0;
}

/** The condition for which `valuesOf` gives $1 and $2. */
const conditionSql =
  '($1::text[] is null or key = any($1)) and ($2::text is null or task_identifier = $2)';

function valuesOf(which: WhichDead): unknown[] {
  if (which === 'all') return [null, null];
  return 'ids' in which ? [which.ids, null] : [null, which.kind];
}
