import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';

/** Days until files that were not imported expire. */
const fileDays = 7;

/** Deletes uploaded files that were not imported for a week; keeps the reports. */
export async function sweepCollegeImports(
  pool: Queryable,
  world: Pick<World, 'now'>,
): Promise<void> {
  await pool.query(
    `update college_import_file f set content = null from college_import_run r
     where r.id = f.run_id and f.content is not null and r.changed_at < $1`,
    [new Date(world.now().getTime() - fileDays * 86_400_000)],
  );
}
