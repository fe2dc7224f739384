import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';
import { rosterDays } from '../roster-limits.ts';

/**
 * Erases the lists of classes some days after their fair ended or was canceled, and the recipients
 * of emails; returns how many students were on them. For an hourly job.
 */
export async function sweepClasses(tx: Queryable, world: World): Promise<number> {
  const before = new Date(world.now().getTime() - rosterDays * 86_400_000);
  const over = `(select f.id from fair f
    where f.end_time <= $1 or f.cancelled_at is not null and f.cancelled_at <= $1)`;
  const { rowCount } = await tx.query(
    `delete from class_roster r using fair_class c
     where c.id = r.class_id and c.fair_id in ${over}`,
    [before],
  );
  await tx.query(`delete from class_letter where fair_id in ${over}`, [before]);
  return rowCount ?? 0;
}
