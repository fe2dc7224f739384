import type { AttendedFair } from '../../colleges/card-view.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { differsIn, idsIn, type HeardChange } from '../../../platform/events/heard-change.ts';
import { exhibitRule } from '../exhibit-rule.ts';

/** Entities whose changes can affect who exhibits where. */
export const exhibitTopics: readonly string[] = [
  'Fair',
  'FairBooth',
  'FairExhibitor',
  'CollegePayment',
];

/** A college at a fair. */
export interface ComingExhibit extends AttendedFair {
  readonly collegeId: string;
  readonly fairId: string;
}

/**
 * The fairs for which a change of `exhibitTopics` can affect who exhibits, or the fair's text: a
 * booth or registration that keeps its fair and college changes nothing.
 */
export function fairsTouched(change: HeardChange): readonly string[] {
  switch (change.topic) {
    case 'Fair':
      return [String(change.body['id'])];
    case 'CollegePayment':
      return differsIn(change, ['college_id', 'fair_ids', 'payment_status'])
        ? idsIn(change, 'fair_ids')
        : [];
    case 'FairBooth':
      return differsIn(change, ['college_id', 'fair_id']) ? idsIn(change, 'fair_id') : [];
    default:
      return idsIn(change, 'fair_id');
  }
}

/**
 * The public exhibitors of the fairs that have not ended, in one statement. The next fair comes
 * first. `fairs`: only at these.
 */
export async function readComingExhibits(
  database: Queryable,
  now: Date,
  fairs: readonly string[] | null = null,
): Promise<readonly ComingExhibit[]> {
  return readRows(database, {
    collegeId: 'text',
    fairId: 'text',
    slug: 'text',
    name: 'text',
    startTime: 'timestamp',
    endTime: 'timestamp',
    timeZone: 'text',
    fairType: 'text',
  })(
    `with shown as (
       select id, slug, name, start_time, end_time, time_zone, fair_type from fair
       where published_at is not null and cancelled_at is null and end_time > $1
         and ($2::uuid[] is null or id = any($2))
     ), ${exhibitRule}
     select e.college_id as "collegeId", f.id as "fairId", f.slug, f.name, f.start_time as "startTime",
       f.end_time as "endTime", f.time_zone as "timeZone", f.fair_type as "fairType"
     from shown f join exhibit e on e.fair_id = f.id
     order by f.start_time, f.id`,
    [now, fairs],
  );
}
