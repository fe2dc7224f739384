import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, row, type ColumnsOf, type RowOf } from '../../platform/database/read-rows.ts';
import type { CalendarFair } from './calendar-fair.ts';

/** The columns of {@link CalendarFair}. */
export const calendarFairRow: ColumnsOf<CalendarFair> = {
  id: 'text',
  name: 'text',
  slug: 'text',
  fairType: 'text',
  startTime: 'timestamp',
  endTime: 'timestamp',
  timeZone: 'text',
  description: 'text?',
  cancelledAt: 'timestamp?',
  createdAt: 'timestamp',
  updatedAt: 'timestamp',
  sequence: 'number',
};

/** SQL: a CalendarFair from the row `f` of a fair. */
export const calendarFairColumns = `f.id, f.name, f.slug, f.fair_type as "fairType", f.start_time as "startTime",
  f.end_time as "endTime", f.time_zone as "timeZone", f.description,
  f.cancelled_at as "cancelledAt", f.created_at as "createdAt", f.updated_at as "updatedAt",
  coalesce((select max(sequence) from fair_change h where h.fair_id = f.id), 0) as sequence`;

/** More fairs than any site has in the time that a calendar shows. */
const most = 1_000;

/** The published fair with an address, without `fair-`; null if there is none. */
export async function readPublishedFair(tx: Queryable, slug: string): Promise<CalendarFair | null> {
  const rows = await readRows(tx, calendarFairRow)(
    `select ${calendarFairColumns} from fair f where f.slug = $1 and f.published_at is not null`,
    [slug],
  );
  return rows[0] ?? null;
}

/** A fair by id, public or not: for emails to its participants. */
export async function readCalendarFair(tx: Queryable, id: string): Promise<CalendarFair | null> {
  const rows = await readRows(tx, calendarFairRow)(
    `select ${calendarFairColumns} from fair f where f.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The published fairs that have not ended, including canceled ones, earliest first. */
export async function readComingFairs(tx: Queryable, now: Date): Promise<readonly CalendarFair[]> {
  return readRows(tx, calendarFairRow)(
    `select ${calendarFairColumns} from fair f where f.published_at is not null and f.end_time > $1
     order by f.start_time, f.id limit ${most}`,
    [now],
  );
}

const ownRevisionRow = row({ revision: 'number', changedAt: 'timestamp?' });

/** How often a person's calendar content has changed, and when last. */
export type OwnRevision = RowOf<typeof ownRevisionRow>;

/**
 * Counts changes of a person's calendar content: by the id of the FairAttendee, or by those of the
 * FairExhibitor and its fair, whose webinar has the slot. The count never shrinks, not even when
 * records are deleted.
 */
export async function readOwnRevision(
  tx: Queryable,
  recordIds: readonly string[],
): Promise<OwnRevision> {
  const rows = await readRows(tx, ownRevisionRow)(
    `select coalesce(sum(sequence), 0)::int as revision, max(changed_at) as "changedAt"
     from calendar_revision where record_id = any($1::uuid[])`,
    [recordIds],
  );
  return rows[0] ?? { revision: 0, changedAt: null };
}
