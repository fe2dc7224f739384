import type { Queryable } from '../database/queryable.ts';
import { deadQueue, type Engine } from './open-engine.server.ts';

/** Which of the dead jobs are meant: some by their ids, those of a kind, or all. */
export type WhichDead = { readonly ids: readonly string[] } | { readonly kind: string } | 'all';

/** A job that failed at its last attempt. */
export interface DeadJob {
  /** The id under which it was enqueued and logged. */
  readonly id: string;
  readonly kind: string;
  readonly diedAt: Date;
  readonly attempts: number;
  /** Name, code and position of the last error; never its message. */
  readonly reason: string;
}

/** The condition for which `valuesOf` gives $1 to $3. */
const condition = `name = $1 and state < 'active'
  and ($2::uuid[] is null or id = any($2) or source_id = any($2))
  and ($3::text is null or source_name = $3)`;

/** SQL: dead jobs for `readTablePage`, and its parameters; the reason is still to be described. */
export const deadJobsTable = {
  rows: `select source_id as id, source_name as kind, created_on as "diedAt",
      source_retry_count + 1 as attempts, source_output as output
    from jobs.job_common where name = $1 and state < 'active'`,
  params: [deadQueue],
} as const;

/** Lists dead jobs, the newest first. */
export async function listDead(pool: Queryable, limit = 100): Promise<readonly DeadJob[]> {
  const { rows } = await pool.query<Omit<DeadJob, 'reason'> & { output: unknown }>(
    `select source_id as id, source_name as kind, created_on as "diedAt",
            source_retry_count + 1 as attempts, source_output as output
     from jobs.job_common where ${condition} order by created_on desc, id limit $4`,
    [...valuesOf('all'), limit],
  );
  return rows.map(({ output, ...job }) => ({ ...job, reason: describeReason(output) }));
}

/**
 * Enqueues dead jobs again, each with all its attempts and a new id. One whose key another job has
 * by now is dropped. Returns how many were enqueued, and how many dropped.
 */
export async function requeueDead(
  engine: Engine,
  pool: Queryable,
  which: WhichDead,
): Promise<{ readonly requeued: number; readonly superseded: number }> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from jobs.job_common where ${condition} order by created_on, id`,
    valuesOf(which),
  );
  let requeued = 0;
  for (let from = 0; from < rows.length; from += 1000) {
    const ids = rows.slice(from, from + 1000).map(({ id }) => id);
    requeued += await engine.boss.redrive(deadQueue, { ids });
  }
  return { requeued, superseded: rows.length - requeued };
}

/** Deletes dead jobs and answers how many they were. */
export async function discardDead(pool: Queryable, which: WhichDead): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from jobs.job_common where ${condition}`,
    valuesOf(which),
  );
  return rowCount ?? 0;
}

/** What is stored as the output of a failed attempt, in words. */
export function describeReason(output: unknown): string {
  if (typeof output !== 'object' || output === null) return 'unknown';
  const found = new Map(Object.entries(output));
  // What the engine itself writes about processes that died or took too long.
  const value: unknown = found.get('value');
  if (typeof value === 'object' && value !== null && 'message' in value) {
    return String(value.message);
  }
  const words = ['reason', 'code', 'place'].map((name): unknown => found.get(name));
  return words.filter((word) => typeof word === 'string').join(' ') || 'unknown';
}

function valuesOf(which: WhichDead): unknown[] {
  if (which === 'all') return [deadQueue, null, null];
  return 'ids' in which ? [deadQueue, which.ids, null] : [deadQueue, null, which.kind];
}
