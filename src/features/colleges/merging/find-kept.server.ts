import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** The id of the college that the one at an address was merged into, over any merges; or null. */
export async function findKept(database: Queryable, slug: string): Promise<string | null> {
  const rows = await readRows(database, { id: 'text' })({
    name: 'find-kept-college',
    text: `with recursive merged (id, step) as (
        select m.kept_id, 1 from college c join college_merge m on m.gone_id = c.id
        where c.slug = $1 and m.undone_at is null
        union all
        select m.kept_id, o.step + 1 from merged o join college_merge m on m.gone_id = o.id
        where m.undone_at is null and o.step < 10
      )
      select id from merged order by step desc limit 1`,
    values: [slug],
  });
  return rows[0]?.id ?? null;
}
