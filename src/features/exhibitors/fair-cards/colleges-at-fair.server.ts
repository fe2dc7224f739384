import { isUuid } from '../../../platform/model/kinds.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { exhibitRule } from '../exhibit-rule.ts';

/**
 * The ids of the colleges publicly exhibiting at a fair, once the fair is public and unless it is
 * canceled.
 */
export async function collegesAtFair(database: Queryable, fairId: string): Promise<string[]> {
  if (!isUuid(fairId)) return [];
  const rows = await readRows(database, { college_id: 'text' })(
    `with shown as (
       select id from fair where id = $1::uuid and published_at is not null and cancelled_at is null
     ), ${exhibitRule}
     select college_id from exhibit`,
    [fairId],
  );
  return rows.map(({ college_id }) => college_id);
}
