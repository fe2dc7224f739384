import { isUuid } from '../platform/model/kinds.ts';
import type { Queryable } from '../platform/database/queryable.ts';

/**
 * The ids of the colleges that exhibit at a fair, as visitors may know them: those with a booth or a
 * registration, once the fair is public and unless it is cancelled. A college whose payments for the
 * fair have all failed or been refunded does not come; one that has yet to pay does.
 */
export async function collegesAtFair(database: Queryable, fairId: string): Promise<string[]> {
  if (!isUuid(fairId)) return [];
  const { rows } = await database.query<{ college_id: string }>(
    `with shown as (
       select id from fair where id = $1::uuid and published_at is not null and cancelled_at is null
     ), payment as (
       select college_id, payment_status from college_payment where $1::uuid::text = any(fair_ids)
       union all
       select college_id, payment_status from fair_exhibitor where fair_id = $1::uuid
     ), gone as (
       select college_id from payment where college_id is not null group by college_id
       having bool_and(payment_status in ('failed', 'refunded'))
     )
     select college_id from fair_booth where fair_id in (select id from shown)
       and college_id not in (select college_id from gone)
     union
     select college_id from fair_exhibitor where fair_id in (select id from shown)
       and college_id is not null and college_id not in (select college_id from gone)`,
    [fairId],
  );
  return rows.map(({ college_id }) => college_id);
}
