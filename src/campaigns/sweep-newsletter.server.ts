import type { Queryable } from '../platform/database/queryable.ts';
import type { World } from '../platform/world.ts';

/** Forgets who never confirmed a newsletter; returns how many. For a job of once an hour. */
export async function sweepNewsletter(tx: Queryable, world: World): Promise<number> {
  const { rowCount } = await tx.query(
    'delete from newsletter_subscription where confirmed_at is null and token_expires_at <= $1',
    [world.now()],
  );
  return rowCount ?? 0;
}
