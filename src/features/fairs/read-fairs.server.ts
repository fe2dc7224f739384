import type { Queryable } from '../../platform/database/queryable.ts';
import {
  readRows,
  row,
  type ColumnsOf,
  type RowOf,
  jsonOf,
  nullable,
} from '../../platform/database/read-rows.ts';
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

/** Minutes after the end until people are told what came of a fair: some still write at the end. */
const settlingMinutes = 30;
/** Hours after the end during which that is still worth sending, after downtime. */
const worthHours = 24;

/** SQL: whether a fair `f` took place and ended, at `$1`, long enough ago to tell what came of it. */
export const endedLately = `f.published_at is not null and f.cancelled_at is null
  and f.end_time <= $1::timestamptz - interval '${settlingMinutes} minutes'
  and f.end_time > $1::timestamptz - interval '${worthHours} hours'`;

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

/** The public fields of a session of a fair's webinar. */
export interface PublicSession {
  readonly number: number;
  readonly title: string;
  readonly startTime: Date;
  readonly lengthMinutes: number;
  readonly exhibitors: readonly {
    readonly exhibitorId: string;
    readonly startsAtMinute: number;
    readonly lengthMinutes: number;
  }[];
}

/** The sessions of a fair by start time; none while the plan is a draft. */
export async function readPublicSessions(
  tx: Queryable,
  fairId: string,
): Promise<readonly PublicSession[]> {
  const rows = await readRows(tx, {
    details:
      nullable(
        jsonOf<{
          sessions: (Omit<PublicSession, 'startTime'> & { startTime: string })[];
        }>(),
      ),
  })('select public_webinar_details(w) as details from fair_webinar w where fair_id = $1', [
    fairId,
  ]);
  return (rows[0]?.details?.sessions ?? [])
    .map((session) => ({ ...session, startTime: new Date(session.startTime) }))
    .sort((one, other) => one.startTime.getTime() - other.startTime.getTime());
}

/**
 * SQL: the link for a session of the webinar `w`, as `{ join?, host?, stage? }`. A link
 * back to the page where sessions are joined counts as none.
 * @param session SQL: the number of the session, as text
 */
export const joinLinkSql = (session: string): string =>
  `case when coalesce(w.webinar_links -> ${session} ->> 'join', '') not like '/fair-%/join/%'
     then w.webinar_links -> ${session} end`;

/** Numbers of a fair's sessions for which organizers have set links. */
export async function readLinkedSessions(
  tx: Queryable,
  fairId: string,
): Promise<ReadonlySet<number>> {
  const rows = await readRows(tx, { number: 'number' })(
    `select k.session::int as number
     from fair_webinar w cross join lateral jsonb_object_keys(w.webinar_links) as k(session)
     where w.fair_id = $1 and ${joinLinkSql('k.session')} is not null`,
    [fairId],
  );
  return new Set(rows.map(({ number }) => number));
}

/** The fair summary in a person's list of registrations or receipts. */
export interface FairSummary {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly fairType: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
  readonly cancelledAt: string | null;
}

/** The schema type. */
export const fairSummaryType = `
  "A fair in the caller’s own list, even if it isn’t public."
  type FairSummary {
    id: ID!
    name: String!
    slug: String!
    fairType: String!
    startTime: DateTime!
    endTime: DateTime!
    timeZone: String!
    cancelledAt: DateTime
  }`;

/** SQL: the summary of the fair `f` as JSON. */
export const fairSummarySql = `json_build_object('id', f.id, 'name', f.name, 'slug', f.slug,
  'fairType', f.fair_type, 'startTime', f.start_time, 'endTime', f.end_time,
  'timeZone', f.time_zone, 'cancelledAt', f.cancelled_at)`;
