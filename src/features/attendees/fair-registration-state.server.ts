import type { CalendarFair } from '../fairs/calendar-fair.ts';
import {
  calendarFairColumns,
  type FairSummary,
  fairSummarySql,
} from '../fairs/read-fairs.server.ts';
import { fairPhase, takesAttendees, type FairTimes } from '../fairs/fair-phase.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, readRows, type ColumnsOf } from '../../platform/database/read-rows.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { badInput, conflict, notFound, type Refusal } from '../../platform/model/refusal.ts';
import { refusalMessages as messages } from './registration-refusals.messages.ts';

const fairRegistrationStateRow: ColumnsOf<FairRegistrationState> = {
  summary: jsonOf(),
  capacity: 'number?',
  sessions: jsonOf(),
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
  exhibitorDeadline: 'timestamp',
  registrationOpensAt: 'timestamp?',
};

/** A selectable session. */
export interface DeskSession {
  readonly number: number;
  readonly title: string;
  readonly startTime: string;
  readonly lengthMinutes: number;
  readonly capacity?: number;
}

/** The registration state of a fair. */
export interface FairRegistrationState extends CalendarFair, Omit<FairTimes, keyof CalendarFair> {
  readonly summary: FairSummary;
  readonly capacity: number | null;
  /** The planned sessions; none while the plan is a draft. */
  readonly sessions: readonly DeskSession[];
}

const columns = `${calendarFairColumns}, ${fairSummarySql} as summary, f.capacity,
  f.exhibitor_deadline as "exhibitorDeadline", f.registration_opens_at as "registrationOpensAt",
  coalesce((select w.details -> 'sessions' from fair_webinar w
            where w.fair_id = f.id and w.webinar_status <> 'draft'), '[]') as sessions`;

/** A published fair's registration state, by address without `fair-`; null if there is none. */
export async function readDesk(tx: Queryable, slug: string): Promise<FairRegistrationState | null> {
  const rows = await readRows(tx, fairRegistrationStateRow)(
    `select ${columns} from fair f where f.slug = $1 and f.published_at is not null`,
    [slug],
  );
  return rows[0] ?? null;
}

/** A fair by address, if published, or by id. */
type WhichFair = { readonly slug: string } | { readonly id: string };

/** A registration state with the lock for one address. */
export interface LockedRegistrationState extends FairRegistrationState {
  readonly heldFor: string;
}

/** The same, or null; until the transaction ends, no one moves or cancels the fair. */
export async function findDesk(
  tx: Queryable,
  which: WhichFair,
): Promise<FairRegistrationState | null> {
  const { condition, value } = conditionOf(which);
  const rows = await readRows(tx, fairRegistrationStateRow)(
    `select ${columns} from fair f where ${condition} for share of f`,
    [value],
  );
  return rows[0] ?? null;
}

/** The same; until the transaction ends, no one else registers there with this address either. */
export async function lockFairForRegistration(
  tx: Queryable,
  which: WhichFair,
  email: string,
): Promise<LockedRegistrationState | null> {
  const { name, condition, value } = conditionOf(which);
  const rows = await readRows(tx, {
    ...fairRegistrationStateRow,
    heldFor: 'text',
    locked: 'text',
  })({
    name: `hold-desk-${name}`,
    text: `with f as materialized (select * from fair f where ${condition} for share of f)
     select ${columns}, $2::text as "heldFor", ${holdsAddress('f.id', '$2')} as locked from f`,
    values: [value, email],
  });
  return rows[0] ?? null;
}

/** SQL: waits for other registrations with an address at a fair, and locks it. */
export const holdsAddress = (fairId: string, email: string): string =>
  `pg_advisory_xact_lock(hashtextextended('registrant:' || ${fairId} || ' ' || ${email}, 0))`;

const conditionOf = (which: WhichFair) =>
  'slug' in which
    ? {
        name: 'slug',
        condition: 'f.slug = $1 and f.published_at is not null',
        value: which.slug,
      }
    : { name: 'id', condition: 'f.id = $1', value: which.id };

/**
 * The same, required to exist.
 * @throws Refusal NOT_FOUND
 */
export async function openDesk(tx: Queryable, which: WhichFair): Promise<FairRegistrationState> {
  const desk = await findDesk(tx, which);
  if (!desk) throw notFound(apiSentence(messages.noFair));
  return desk;
}

/** @throws Refusal CONFLICT when registration is closed at this instant */
export function refuseClosed(desk: FairRegistrationState, now: Date): void {
  refuseCancelled(desk);
  if (takesAttendees(desk, now)) return;
  throw conflict(apiSentence(fairPhase(desk, now) === 'ended' ? messages.over : messages.notOpen));
}

/** @throws Refusal CONFLICT */
export function refuseCancelled({ cancelledAt }: FairRegistrationState): void {
  if (cancelledAt) throw conflict(apiSentence(messages.cancelled));
}

/** @throws Refusal BAD_USER_INPUT for an unknown session of the fair */
export function refuseUnknownSessions(
  { sessions }: FairRegistrationState,
  attending: readonly number[] | null,
): void {
  const unknown = attending?.find((number) => !sessions.some((one) => one.number === number));
  if (unknown !== undefined)
    throw badInput({ attending: apiSentence(messages.noSession, { number: unknown }) });
}

/** The number of taken seats at a fair, and in each of its sessions. */
export interface TakenPlaces {
  readonly taken: number;
  readonly bySession: Readonly<Record<string, number>>;
}

/**
 * SQL: a TakenPlaces as JSON, of the fair `$1`: the counters, minus the seats whose reservation has
 * expired at an instant but is not released yet, and minus that of one registration.
 */
export const takenPlaces = (
  instant = `'-infinity'::timestamptz`,
  except = 'null::uuid',
): string => `(
  with free as (
    select 0 || sessions as seats from attendee_seat
    where fair_id = $1 and (held_until <= ${instant} or attendee_id = ${except})
  ), counted as (
    select session, taken - (select count(*) from free where session = any(seats)) as taken
    from seats_taken where fair_id = $1)
  select json_build_object('taken', coalesce((select taken from counted where session = 0), 0),
    'bySession', coalesce((select jsonb_object_agg(session, taken) from counted), '{}')))`;

/** The number of taken seats at a fair, ignoring one registration. */
export async function countPlaces(
  tx: Queryable,
  fairId: string,
  now: Date,
  except: string | null = null,
): Promise<TakenPlaces> {
  const rows = await readRows(tx, { places: jsonOf<TakenPlaces>() })(
    `select ${takenPlaces('$2', '$3')} as places`,
    [fairId, now, except],
  );
  return rows[0]?.places ?? { taken: 0, bySession: {} };
}

/**
 * Whether there is a spot, at the fair and in each of the sessions. The caller who asks for the
 * last one locks it until the transaction ends; the next caller waits for the result.
 */
export async function fullRefusal(
  tx: Queryable,
  desk: FairRegistrationState,
  attending: readonly number[] | null,
  now: Date,
  own: { readonly id: string } | null = null,
): Promise<Refusal | null> {
  const counted = { ...desk, capacity: own ? null : desk.capacity };
  if (!(await reserveSpots(tx, counted, attending, now))) return null;
  return whyFull(counted, attending, await countPlaces(tx, desk.id, now, own?.id));
}

/**
 * Whether spots must be counted; if so, no one else gets one until the transaction ends. Count in a
 * separate statement, which sees the commits of transactions that were waited for. Seats with
 * expired reservations are released.
 */
export async function reserveSpots(
  tx: Queryable,
  desk: FairRegistrationState,
  attending: readonly number[] | null,
  now: Date,
): Promise<boolean> {
  if (desk.capacity === null && limitedOf(desk, attending).length === 0) return false;
  await tx.query({
    name: 'hold-places',
    text: 'select hold_seats($1, $2)',
    values: [desk.id, now],
  });
  return true;
}

/** Why there is no spot, at the fair or in a session; null if there is one. */
export function whyFull(
  desk: FairRegistrationState,
  attending: readonly number[] | null,
  { taken, bySession }: TakenPlaces,
): Refusal | null {
  if (desk.capacity !== null && taken >= desk.capacity) return conflict(apiSentence(messages.full));
  const full = limitedOf(desk, attending).find(
    ({ number, capacity = Infinity }) => (bySession[number] ?? 0) >= capacity,
  );
  if (!full) return null;
  const sentence = apiSentence(messages.sessionFull, { number: full.number });
  return conflict(sentence, { attending: sentence });
}

/** The chosen sessions that have limited spots. */
const limitedOf = ({ sessions }: FairRegistrationState, attending: readonly number[] | null) =>
  sessions.filter(({ number, capacity }) => capacity !== undefined && attending?.includes(number));
