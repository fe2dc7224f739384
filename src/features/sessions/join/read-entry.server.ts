import { hasOrFindsSeat } from '../../attendees/spots.server.ts';
import { joinLinkSql } from '../../fairs/read-fairs.server.ts';
import { representsExhibitor } from '../../exhibitors/represents-exhibitor.ts';
import { runsFair } from '../../fairs/fair-organizers.server.ts';
import { takesAttendees } from '../../fairs/fair-phase.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows, row } from '../../../platform/database/read-rows.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import {
  answersUntil,
  runOf,
  sessionMoment,
  type PlannedSession,
  type SessionRun,
  type StoredRun,
} from '../session-timeline.ts';
import { judgeEntry, opensAt, type EntryState } from './judge-entry.ts';

/** A session, and whether the caller can join it. */
export interface Entry {
  readonly state: EntryState;
  readonly fair: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly fairType: string;
    readonly timeZone: string;
  };
  readonly session: EntrySession | null;
  /** When the caller can start to join; null if there is no session. */
  readonly opensAt: Date | null;
  readonly isOrganizer: boolean;
  /** The caller's own registration for the fair. */
  readonly registrationId: string | null;
  /** The sessions that the caller has chosen, or in which their college presents. */
  readonly mySessions: readonly number[];
  /** The exhibitors for whom the caller speaks in this session. */
  readonly speaksFor: readonly string[];
  /** Until when the caller can answer questions in its room, though the session is over; null: they can’t. */
  readonly answersUntil: Date | null;
  /** Its speakers send from its room. */
  readonly isStage: boolean;
  /** How its hosts conduct it; null before anyone has joined. */
  readonly run: (SessionRun & { readonly id: string }) | null;
}

interface EntrySession extends PlannedSession {
  readonly number: number;
  readonly title: string;
}

const columns = row({
  id: 'text',
  name: 'text',
  slug: 'text',
  fairType: 'text',
  timeZone: 'text',
  startTime: 'timestamp',
  endTime: 'timestamp',
  exhibitorDeadline: 'timestamp',
  registrationOpensAt: 'timestamp?',
  publishedAt: 'timestamp',
  cancelledAt: 'timestamp?',
  isPlanned: 'boolean',
  session: nullable(jsonOf<EntrySession>()),
  hasLink: 'boolean',
  isStage: 'boolean',
  isFull: 'boolean',
  own: nullable(jsonOf<{ readonly id: string; readonly attending: readonly number[] | null }>()),
  child: nullable(jsonOf<{ readonly attending: readonly number[] | null }>()),
  speaksIn: 'number[]',
  speaksFor: 'text[]',
  run: nullable(jsonOf<StoredRun & { readonly id: string }>()),
  exhibits: 'boolean',
  isRemoved: 'boolean',
});

/** SQL: the link of the session `$2` of a webinar `w`. */
const linkSql = joinLinkSql('$2::int::text');

/** SQL: the `StoredRun` of a row, with its id. */
export const storedRunSql = (row: string): string => `json_build_object('id', ${row}.id,
  'startedAt', round(extract(epoch from ${row}.started_at) * 1000),
  'endedAt', round(extract(epoch from ${row}.ended_at) * 1000),
  'steps', ${row}.steps, 'missing', ${row}.missing)`;

/** SQL: whether the caller represents an exhibitor `e`. */
const ownExhibitor = representsExhibitor('e', {
  account: '$3',
  email: '$4',
  colleges: '$5::uuid[]',
});

const statement = `
  with f as materialized (
    select * from fair where slug = $1 and published_at is not null
  ), plan as materialized (
    select public_webinar_details(w) -> 'sessions' as sessions, ${linkSql} is not null as has_link,
      coalesce((${linkSql} -> 'stage')::boolean, false) as is_stage
    from fair_webinar w join f on f.id = w.fair_id
  ), one as materialized (
    select s.session from plan, jsonb_array_elements(plan.sessions) as s(session)
    where s.session ->> 'number' = $2::int::text limit 1
  ), removed as materialized (
    select from f join fair_exclusion x on x.fair_id = f.id
    where x.account_id = $3 and x.kind = 'removed' and x.lifted_at is null
  ), mine as (
    select e.id from f join fair_exhibitor e on e.fair_id = f.id
    where $3::uuid is not null and not exists (select from removed) and ${ownExhibitor}
  )
  select f.id, f.name, f.slug, f.fair_type as "fairType", f.time_zone as "timeZone",
    f.start_time as "startTime", f.end_time as "endTime",
    f.exhibitor_deadline as "exhibitorDeadline", f.registration_opens_at as "registrationOpensAt",
    f.published_at as "publishedAt", f.cancelled_at as "cancelledAt",
    coalesce((select jsonb_array_length(sessions) > 0 from plan), false) as "isPlanned",
    (select session from one) as session,
    coalesce((select has_link from plan), false) as "hasLink",
    coalesce((select is_stage from plan), false) as "isStage",
    coalesce((select k.taken >= (one.session ->> 'capacity')::int from one
      join seats_taken k on k.fair_id = f.id and k.session = $2), false) as "isFull",
    (select json_build_object('id', t.id, 'attending', t.attending) from fair_attendee t
     where t.fair_id = f.id and (t.user_id = $3 or lower(t.email) = $4)
       and not exists (select from removed) and ${hasOrFindsSeat('t')}
     order by coalesce($2 = any(t.attending), false) desc, t.created_at, t.id limit 1) as own,
    (select json_build_object('attending', t.attending)
     from student s join fair_attendee t on t.user_id = s.user_id
     where t.fair_id = f.id and s.id = any($6::uuid[])
       and not exists (select from removed) and ${hasOrFindsSeat('t')}
     order by coalesce($2 = any(t.attending), false) desc, t.created_at, t.id limit 1) as child,
    coalesce((select array_agg(distinct (s.session ->> 'number')::int)
      from plan, jsonb_array_elements(plan.sessions) as s(session),
        jsonb_array_elements(s.session -> 'exhibitors') as x(speaker)
      where x.speaker ->> 'exhibitorId' in (select id::text from mine)), '{}') as "speaksIn",
    array(select x.speaker ->> 'exhibitorId'
      from one, jsonb_array_elements(one.session -> 'exhibitors') as x(speaker)
      where x.speaker ->> 'exhibitorId' in (select id::text from mine)) as "speaksFor",
    exists (select from mine) as exhibits, exists (select from removed) as "isRemoved",
    (select ${storedRunSql('r')} from session_run r
     where r.fair_id = f.id and r.session = $2) as run
  from f`;

/**
 * Whether someone can join a session of a public fair; null if there is no such fair. Its link is
 * not read.
 * @param slug without `fair-`
 */
export async function readEntry(
  tx: Queryable,
  viewer: Viewer | null,
  { slug, session: number }: { readonly slug: string; readonly session: number },
  now: Date,
): Promise<Entry | null> {
  const caller = viewer?.id != null && viewer.role !== 'guests' ? viewer : null;
  const rows = await readRows(
    tx,
    columns,
  )({
    name: 'session-entry',
    text: statement,
    values: [
      slug.toLowerCase(),
      number,
      caller?.id ?? null,
      caller?.email?.toLowerCase() ?? '',
      caller?.role === 'COLLEGES' && caller.approved ? (caller.holds['college'] ?? []) : [],
      caller?.role === 'PARENTS' ? (caller.holds['student'] ?? []) : [],
    ],
  });
  const row = rows[0];
  if (!row) return null;
  const { own, child, session, speaksIn, speaksFor } = row;
  const chosen = [...(own?.attending ?? []), ...(child?.attending ?? [])];
  const isBoothFair = row.fairType === 'booth';
  const run = row.run && session && { id: row.run.id, ...runOf(row.run, session) };
  const speaks = speaksIn.includes(number);
  const moment = run && sessionMoment(run, now.getTime());
  const isOrganizer = caller !== null && runsFair(caller, row.fairType);
  const { id, name, fairType, timeZone } = row;
  const state = judgeEntry(
    {
      isCancelled: row.cancelledAt !== null,
      hasSessions: !isBoothFair || row.isPlanned,
      isPlanned: row.isPlanned,
      session,
      isOn: moment?.phase === 'on',
      hasLink: row.hasLink,
      isFull: row.isFull,
      isSignedIn: caller !== null,
      isOrganizer,
      speaks,
      exhibits: row.exhibits,
      isRemoved: row.isRemoved,
      isRegistered: own !== null,
      // The sessions of a booth fair are for everyone who is registered.
      hasChosen: isBoothFair ? own !== null || child !== null : chosen.includes(number),
      canRegister: takesAttendees(row, now),
    },
    now,
  );
  const isThere = state === 'over' || state === 'open' || state === 'noLink';
  const until = isThere && moment && speaks ? answersUntil(moment) : null;
  return {
    state,
    fair: { id, name, slug: row.slug, fairType, timeZone },
    session,
    opensAt: session && opensAt(session, speaks),
    isOrganizer,
    registrationId: own?.id ?? null,
    mySessions: [...new Set([...chosen, ...speaksIn])].toSorted((one, other) => one - other),
    speaksFor,
    answersUntil: until !== null && until > now.getTime() ? new Date(until) : null,
    isStage: row.isStage,
    run,
  };
}

/**
 * A session's link, for someone with access: organizers get the host's link if there is one. Null
 * if it was removed in the meantime.
 */
export async function readLink(
  tx: Queryable,
  { fair, isOrganizer }: Pick<Entry, 'fair' | 'isOrganizer'>,
  session: number,
): Promise<string | null> {
  const rows = await readRows(tx, { url: 'text?' })(
    `select case when $3 then coalesce(link ->> 'host', link ->> 'join') else link ->> 'join' end as url
     from (select ${linkSql} as link from fair_webinar w join fair f on f.id = w.fair_id
           where f.id = $1 and f.published_at is not null and f.cancelled_at is null
             and w.webinar_status <> 'draft') l`,
    [fair.id, session, isOrganizer],
  );
  return rows[0]?.url ?? null;
}
