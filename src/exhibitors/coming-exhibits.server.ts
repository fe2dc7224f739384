import type { AttendedFair } from '../colleges/attended-fair.ts';
import type { Queryable } from '../platform/database/queryable.ts';

/** Nouns whose changes may change who exhibits where. */
export const exhibitTopics: readonly string[] = [
  ...['Fair', 'FairBooth', 'FairExhibitor', 'CollegePayment'],
];

/** A college at a fair. */
export interface ComingExhibit extends AttendedFair {
  readonly collegeId: string;
}

/**
 * Which colleges exhibit at the fairs that have not ended, as visitors may know them, in one statement:
 * the rule is that of `collegesAtFair`. The next fair comes first.
 */
export async function readComingExhibits(
  database: Queryable,
  now: Date,
): Promise<readonly ComingExhibit[]> {
  const { rows } = await database.query<ComingExhibit>(
    `with shown as (
       select id, slug, name, start_time, end_time from fair
       where published_at is not null and cancelled_at is null and end_time > $1
     ), payment as (
       select p.college_id, f.id as fair_id, p.payment_status
       from shown f join college_payment p on f.id::text = any(p.fair_ids)
       union all
       select college_id, fair_id, payment_status from fair_exhibitor
       where fair_id in (select id from shown)
     ), gone as (
       select college_id, fair_id from payment where college_id is not null
       group by college_id, fair_id having bool_and(payment_status in ('failed', 'refunded'))
     ), exhibit as (
       select college_id, fair_id from fair_booth
       union
       select college_id, fair_id from fair_exhibitor where college_id is not null
     )
     select e.college_id as "collegeId", f.slug, f.name, f.start_time as "startTime",
       f.end_time as "endTime"
     from shown f join exhibit e on e.fair_id = f.id
     where (e.college_id, e.fair_id) not in (select college_id, fair_id from gone)
     order by f.start_time, f.id`,
    [now],
  );
  return rows;
}
