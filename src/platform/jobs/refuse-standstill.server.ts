import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { World } from '../world.ts';
import { queueTime } from './queue-clock.server.ts';

/** Seconds that a due job may wait while none of its kind is running. */
const timeLimit = 120;

/**
 * Rejects if jobs have been due for two minutes and none of their kind is running, or if a schedule
 * of `rules` (by its name) was due as long ago and has not been enqueued. A process younger than
 * that, by `since`, has had no time yet.
 */
export async function refuseStandstill(
  pool: Queryable,
  world: World,
  { since, rules }: { readonly since: Date; readonly rules: ReadonlyMap<string, string> },
): Promise<void> {
  const now = world.now().getTime();
  const latest = new Date(now - timeLimit * 1000);
  const rows = await readRows(pool, { kind: 'text' })(
    `select task_identifier as kind from graphile_worker.jobs
     group by 1
     having bool_or(locked_at is null and attempts < max_attempts and run_at <= $1)
       and not bool_or(locked_at is not null)
     union select name from job_clock
       where next_at <= $2
         and (name, rule) in (select * from unnest($3::text[], $4::text[]))
     order by 1`,
    [queueTime(pool, world, latest), latest, [...rules.keys()], [...rules.values()]],
  );
  const kinds = rows.map(({ kind }) => kind);
  const isNew = now - since.getTime() < timeLimit * 1000;
  if (kinds.length > 0 && !isNew) throw new Error(`Jobs stand still: ${kinds.join(', ')}.`);
}
