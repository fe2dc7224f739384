import type { Queryable } from '../database/queryable.ts';
import { realWorld } from '../real-world.server.ts';
import type { World } from '../world.ts';

/**
 * Milliseconds by which World is ahead of the times in a queue, by database. The queue compares its
 * times with the database's clock, so this is 0 unless World has another clock than the machine.
 */
const ahead = new Map<string, number>();

/** Notes, when a queue is opened, how far World is ahead of the machine. */
export function startClock(pool: Queryable, world: World): void {
  const name = nameOf(pool);
  if (!ahead.has(name)) ahead.set(name, aheadNow(world));
}

/** An instant of World, now by default, as the queue stores it. */
export function queueTime(pool: Queryable, world: World, at = world.now()): Date {
  return new Date(at.getTime() - (ahead.get(nameOf(pool)) ?? aheadNow(world)));
}

/** An instant in the queue as one of World: the opposite of `queueTime`. */
export function worldTime(pool: Queryable, world: World, at: Date): Date {
  return new Date(at.getTime() + (ahead.get(nameOf(pool)) ?? aheadNow(world)));
}

/**
 * Moves all times in the queue as far as a test has moved World since the last call, so that what is
 * due by World is due by the database's clock.
 */
export function followWorld(pool: Queryable, world: World): Promise<void> {
  const shift = async () => {
    const by = realWorld.now().getTime() - queueTime(pool, world).getTime();
    if (by === 0) return;
    await pool.query(
      `update graphile_worker._private_jobs
       set run_at = run_at + $1 * interval '1 ms', locked_at = locked_at + $1 * interval '1 ms'`,
      [by],
    );
    ahead.set(nameOf(pool), (ahead.get(nameOf(pool)) ?? 0) - by);
  };
  // Several queues of one process share the database.
  following = following.then(shift, shift);
  return following;
}

let following = Promise.resolve();

const aheadNow = (world: World): number => world.now().getTime() - realWorld.now().getTime();

/** The address of the database behind a pool. */
function nameOf(pool: Queryable): string {
  if (!('options' in pool) || typeof pool.options !== 'object' || pool.options === null) return '';
  return 'connectionString' in pool.options ? String(pool.options.connectionString) : '';
}
