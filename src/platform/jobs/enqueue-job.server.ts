import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';
import type { JobKind } from './job-kind.ts';
import type { EnqueueOptions } from './jobs.ts';
import type { Engine } from './open-engine.server.ts';

/** Enqueues in the caller's transaction; see `Jobs.enqueue`. */
export async function enqueueJob<Data extends object>(
  engine: Engine,
  world: World,
  tx: Queryable,
  kind: JobKind<Data>,
  data: Data,
  { at, key }: EnqueueOptions = {},
): Promise<string> {
  const id = world.newId();
  // The engine allows one waiting job per key; a job without a key gets a unique one.
  const options = { id, singletonKey: key ?? id, ...(at ? { startAfter: at } : {}) };
  for (let tries = 0; tries < 10; tries += 1) {
    const made = await engine.boss.send(kind.name, data, { ...options, ...engine.on(tx) });
    if (made !== null) return made;
    const waiting = await findWaiting(tx, kind.name, options.singletonKey);
    if (waiting !== undefined) return waiting;
    // The other one was claimed between the two statements, so ours can be inserted.
  }
  throw new Error(`The jobs of kind ${kind.name} have no queue any more.`);
}

/** The waiting job of a key; the condition is that of the engine's own index. */
async function findWaiting(tx: Queryable, kind: string, key: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from jobs.job_common
     where name = $1 and coalesce(singleton_key, '') = $2 and state = 'created' and policy = 'short'`,
    [kind, key],
  );
  return rows[0]?.id;
}
