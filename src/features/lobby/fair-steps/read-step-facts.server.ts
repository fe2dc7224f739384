import { isReadySql } from '../../exhibitors/manage-readiness.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { minimumAge } from '../../../platform/model/minimum-age.ts';
import { questionSql } from '../booth-figures.server.ts';

const stepFactsRow = row({
  fairType: 'text',
  startTime: 'timestamp',
  endTime: 'timestamp',
  exhibitorDeadline: 'timestamp',
  isPublished: 'boolean',
  isCancelled: 'boolean',
  isDescribed: 'boolean',
  /** Whether an admin has sent a test email from the settings. */
  isTested: 'boolean',
  /** Sessions of the webinar: for a 6x6 fair, those of the published plan. */
  sessions: 'number',
  /** Sessions of the coordinators' draft. */
  planned: 'number',
  /** Null without a webinar. */
  webinarStatus: 'text?',
  /** Sessions that are not over and have no join link. */
  withoutLink: 'number',
  withoutHost: 'number',
  recordings: 'number',
  isRecordingTold: 'boolean',
  exhibitors: 'number',
  /** Exhibitors without a session. */
  withoutSlot: 'number',
  /** Exhibitors with an open invoice or check. */
  unpaid: 'number',
  booths: 'number',
  boothsNotReady: 'number',
  boothsToPublish: 'number',
  unanswered: 'number',
  /** Sent or scheduled emails about the fair, and drafts of some. */
  emails: 'number',
  emailDrafts: 'number',
  announcements: 'number',
});

/** The facts that determine a fair's steps. */
export type StepFacts = RowOf<typeof stepFactsRow>;

/** SQL: the participating exhibitors `e` of the fair `f`. */
const takingPart = `from fair_exhibitor e left join exhibitor_registration r on r.exhibitor_id = e.id
  where e.fair_id = f.id and e.payment_status <> 'refunded' and r.withdrawn_at is null`;

const sessions = `coalesce(w.details -> 'sessions', '[]')`;
const booths = 'select count(*)::int from fair_booth b where b.fair_id = f.id';

/**
 * SQL: whether a campaign or draft concerns the fair `f`: it goes to people at it, or its text
 * links to it. Coordinators (`$3`: no) have only their own, to people at the fair.
 */
const isAbout = (one: string, html: string) => `(split_part(${one}.audience, ':', 2) = f.id::text
    and ($3 or ${one}.created_by = $4)
  or $3 and ${html} ~ ('/fair-' || f.slug || '([^a-z0-9-]|$)'))`;

const statement = `select f.fair_type as "fairType", f.start_time as "startTime",
  f.end_time as "endTime", f.exhibitor_deadline as "exhibitorDeadline",
  f.published_at is not null as "isPublished", f.cancelled_at is not null as "isCancelled",
  trim(coalesce(f.description, '')) <> '' as "isDescribed",
  exists (select from audit_entry where subject = 'Setting' and action = 'sendSettingsTest') as "isTested",
  jsonb_array_length(${sessions}) as sessions,
  coalesce((select jsonb_array_length(p.plan -> 'sessions') from session_plan p
    where p.fair_id = f.id), 0) as planned,
  w.webinar_status as "webinarStatus",
  (select count(*)::int from jsonb_array_elements(${sessions}) s
   where not coalesce(w.webinar_links, '{}') ? (s ->> 'number')
     and (s ->> 'startTime')::timestamptz
       + (s ->> 'lengthMinutes')::int * interval '1 minute' > $2) as "withoutLink",
  (select count(*)::int from jsonb_array_elements(${sessions}) s
   where trim(coalesce(s ->> 'host', '')) = '') as "withoutHost",
  (select count(*)::int from jsonb_object_keys(coalesce(w.recording_links, '{}'))) as recordings,
  exists (select from recordings_email m where m.fair_id = f.id) as "isRecordingTold",
  (select count(*)::int ${takingPart}) as exhibitors,
  (select count(*)::int ${takingPart} and cardinality(coalesce(e.time_slots, '{}')) = 0)
    as "withoutSlot",
  (select count(*)::int from fair_exhibitor e where e.fair_id = f.id
   and e.payment_status = 'pending' and e.payment_type in ('invoice', 'check')) as unpaid,
  (${booths}) as booths,
  (${booths} and not b.booth_sent and not (${isReadySql('b')})) as "boothsNotReady",
  (${booths} and not b.booth_sent and ${isReadySql('b')}) as "boothsToPublish",
  (select count(*)::int from booth_message m join fair_booth b on b.id = m.booth_id
   where b.fair_id = f.id and ${questionSql} and m.answered_at is null) as unanswered,
  (select count(*)::int from campaign c
   left join campaign_body h on h.key = 'campaigns/' || c.id || '/body.html'
   where c.created_at >= f.created_at and c.status <> 'cancelled'
     and ${isAbout('c', `coalesce(h.body, '')`)}) as emails,
  (select count(*)::int from campaign_draft d
   where d.created_at >= f.created_at and ${isAbout('d', 'd.html')}) as "emailDrafts",
  (select count(*)::int from fair_announcement a
   where a.fair_id = f.id and a.withdrawn_at is null) as announcements
  from fair f left join fair_webinar w on w.fair_id = f.id where f.id = $1`;

/** The viewer, and the time. */
export interface StepsAsked {
  readonly fairId: string;
  readonly now: Date;
  readonly isAdmin: boolean;
  readonly accountId: string;
}

/** Reads the facts that determine a fair's steps; undefined if the fair is gone. */
export async function readStepFacts(
  on: Queryable,
  { fairId, now, isAdmin, accountId }: StepsAsked,
): Promise<StepFacts | undefined> {
  const rows = await readRows(on, stepFactsRow)(statement, [fairId, now, isAdmin, accountId]);
  return rows[0];
}

const listFactsRow = row({
  /** Colleges with at least one student. */
  lists: 'number',
  /** Those whose list no one has downloaded since the fair began. */
  waiting: 'number',
});

/** Lists of students who agreed to share with a college at a fair. */
export type ListFacts = RowOf<typeof listFactsRow>;

/**
 * Counts a fair's colleges with a list (see src/features/leads/shared-rows.ts), and lists not taken
 * yet.
 */
export async function readListFacts(on: Queryable, fairId: string, now: Date): Promise<ListFacts> {
  const rows = await readRows(on, listFactsRow)(
    `select count(*)::int as lists, count(*) filter (where not exists (
         select from sharing_export o join fair f on f.id = $1
         where o.college_id = host.id and (o.fair_id = f.id or o.fair_id is null)
           and o.at >= f.start_time))::int as waiting
     from (
       select distinct c.id from fair_exhibitor e
       join college c on c.id = e.college_id and c.status = 'active'
       left join exhibitor_registration r on r.exhibitor_id = e.id
       where e.fair_id = $1 and e.payment_status <> 'refunded' and r.withdrawn_at is null
     ) host
     where exists (
       select from sharing s
       join sharing_now n on n.sharing_id = s.id and n.topic = 'contact' and n.outcome = 'given'
       join account a on a.id = s.account_id and a.deleted_at is null
       join student t on t.user_id = a.id and not t.deleted
         and (t.dob + interval '${minimumAge} years 12 hours') at time zone 'UTC' <= $2
       join fair_attendee here on here.user_id = a.id and here.fair_id = $1
         and here.attendee_type = 'student' and here.confirmed_at is not null
       where s.college_id = host.id)`,
    [fairId, now],
  );
  return rows[0] ?? { lists: 0, waiting: 0 };
}
