import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { World } from '../world.ts';
import type { JobKind } from './job-kind.ts';
import type { EnqueueOptions } from './jobs.ts';
import { queueTime } from './queue-clock.server.ts';

interface QueueParts {
  readonly pool: Queryable;
  readonly world: World;
  /** The kinds that have a handler, by name. */
  readonly kinds: ReadonlyMap<string, Omit<JobKind<object>, 'parse'>>;
}

/** Enqueues in the caller's transaction; see `Jobs.enqueue`. */
export async function enqueueJob<Data extends object>(
  { pool, world, kinds }: QueueParts,
  tx: Queryable,
  kind: JobKind<Data>,
  data: Data,
  { at, key }: EnqueueOptions = {},
): Promise<string> {
  const id = world.newId();
  const { name, retries, concurrency } = kinds.get(kind.name) ?? kind;
  const [row] = await readRows(tx, { id: 'text?' })({
    name: 'jobs-enqueue',
    text: 'select enqueue_job($1, $2, $3, $4, $5, $6, $7, $8) as id',
    values: [
      id,
      name,
      JSON.stringify(data),
      queueTime(pool, world, at),
      at !== undefined,
      retries + 1,
      key ?? null,
      queueOf(name, concurrency, id),
    ],
  });
  return row?.id ?? id;
}

/**
 * The queue of a job, of which one job runs at a time across all processes. A kind that allows more
 * has as many queues.
 */
function queueOf(name: string, concurrency: number | undefined, id: string): string | null {
  if (concurrency === undefined) return null;
  const place = Number.parseInt(id.slice(-6), 16) % concurrency;
  return place === 0 ? name : `${name}-${place}`;
}
