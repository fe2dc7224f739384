import type { AttendedFair } from '../colleges/attended-fair.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { exhibitRule } from './exhibit-rule.ts';

/** Nouns whose changes may change who exhibits where. */
export const exhibitTopics: readonly string[] = [
  ...['Fair', 'FairBooth', 'FairExhibitor', 'CollegePayment'],
];

/** A college at a fair. */
export interface ComingExhibit extends AttendedFair {
  readonly collegeId: string;
}

/**
 * Which colleges exhibit at the fairs that have not ended, as visitors may know them, in one statement.
 * The next fair comes first.
 */
export async function readComingExhibits(
  database: Queryable,
  now: Date,
): Promise<readonly ComingExhibit[]> {
  const { rows } = await database.query<ComingExhibit>(
    `with shown as (
       select id, slug, name, start_time, end_time, time_zone, fair_type from fair
       where published_at is not null and cancelled_at is null and end_time > $1
     ), ${exhibitRule}
     select e.college_id as "collegeId", f.slug, f.name, f.start_time as "startTime",
       f.end_time as "endTime", f.time_zone as "timeZone", f.fair_type as "fairType"
     from shown f join exhibit e on e.fair_id = f.id
     order by f.start_time, f.id`,
    [now],
  );
  return rows;
}
