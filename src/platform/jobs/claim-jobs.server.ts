import type pg from 'pg';
import type { Queryable } from '../database/queryable.ts';
import { transaction } from '../database/transaction.server.ts';
import type { World } from '../world.ts';
import type { AnyJobHandler } from './jobs.ts';
import type { Engine } from './open-engine.server.ts';

/** A job claimed by this process only. */
export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly data: unknown;
  /** Number of earlier attempts; with the id it identifies this attempt for the engine. */
  readonly retryCount: number;
}

/** The work available for a kind. */
interface DueKind {
  readonly kind: string;
  /** Jobs of it are waiting. */
  readonly waiting: boolean;
  /** Its schedule is due. */
  readonly scheduled: boolean;
}

/**
 * The kinds, of those named, with work to do now. Each comes with the rule of its schedule, or
 * null: clocks of other rules belong to other releases.
 */
export async function findDueKinds(
  pool: Queryable,
  world: World,
  kinds: ReadonlyMap<string, string | null>,
): Promise<readonly DueKind[]> {
  const { rows } = await pool.query<DueKind>({
    name: 'jobs-due',
    text: `select * from (
             select kind,
                    exists (select from jobs.job_common
                            where name = kind and state < 'active' and not blocked
                              and start_after <= $2) as waiting,
                    exists (select from job_clock
                            where name = kind and job_clock.rule = own.rule
                              and next_at <= $2) as scheduled
             from unnest($1::text[], $3::text[]) as own(kind, rule)) as found
           where waiting or scheduled`,
    values: [[...kinds.keys()], world.now(), [...kinds.values()]],
  });
  return rows;
}

/**
 * Claims up to `count` due jobs of a kind. For a kind with a concurrency limit, processes claim one
 * after the other, so that the limit holds across all of them.
 */
export async function claimJobs(
  engine: Engine,
  pool: pg.Pool,
  { kind }: AnyJobHandler,
  count: number,
): Promise<readonly ClaimedJob[]> {
  const { concurrency, name } = kind;
  if (concurrency === undefined) return fetchJobs(engine, name, count);
  return transaction(pool, async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('quad.jobs.' || $1, 0))", [name]);
    const { rows } = await tx.query<{ active: number }>(
      "select count(*)::int as active from jobs.job_common where name = $1 and state = 'active'",
      [name],
    );
    const free = Math.min(count, concurrency - (rows[0]?.active ?? 0));
    return free > 0 ? fetchJobs(engine, name, free, engine.on(tx)) : [];
  });
}

async function fetchJobs(
  { boss }: Engine,
  kind: string,
  batchSize: number,
  connection: Partial<ReturnType<Engine['on']>> = {},
): Promise<readonly ClaimedJob[]> {
  const jobs = await boss.fetch<object>(kind, { batchSize, ...connection });
  return jobs.map(({ id, data, retryCount }) => ({ id, kind, data, retryCount }));
}
