import type { FairSummary } from '../fairs/fair-summary.ts';
import { fairSummarySql } from '../fairs/fair-summary.ts';
import { fairPhase, takesAttendees, type FairTimes } from '../fairs/fair-phase.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { badInput, conflict, notFound, type Refusal } from '../platform/model/refusal.ts';
import { refusalWords as said } from './registration-refusals.words.ts';

/** A session that people may choose. */
export interface DeskSession {
  readonly number: number;
  readonly title: string;
  readonly startTime: string;
  readonly lengthMinutes: number;
  readonly capacity?: number;
}

/** A fair as the desk knows it at which people register. */
export interface FairDesk extends FairTimes {
  readonly id: string;
  readonly summary: FairSummary;
  readonly capacity: number | null;
  /** The sessions as they are planned; none while the plan is a draft. */
  readonly sessions: readonly DeskSession[];
}

const columns = `f.id, ${fairSummarySql} as summary, f.capacity, f.start_time as "startTime",
  f.end_time as "endTime", f.exhibitor_deadline as "exhibitorDeadline",
  f.registration_opens_at as "registrationOpensAt", f.cancelled_at as "cancelledAt",
  coalesce((select w.details -> 'sessions' from fair_webinar w
            where w.fair_id = f.id and w.webinar_status <> 'draft'), '[]') as sessions`;

/** The desk of a published fair, by the address without `fair-`; null where there is none. */
export async function readDesk(tx: Queryable, slug: string): Promise<FairDesk | null> {
  const { rows } = await tx.query<FairDesk>(
    `select ${columns} from fair f where f.slug = $1 and f.published_at is not null`,
    [slug],
  );
  return rows[0] ?? null;
}

/** A fair by its address, where it is published, or by its id. */
type WhichFair = { readonly slug: string } | { readonly id: string };

/** The same, or null; until the transaction ends nobody moves or cancels the fair. */
export async function findDesk(tx: Queryable, which: WhichFair): Promise<FairDesk | null> {
  const [condition, value] =
    'slug' in which
      ? ['f.slug = $1 and f.published_at is not null', which.slug]
      : ['f.id = $1', which.id];
  const { rows } = await tx.query<FairDesk>(
    `select ${columns} from fair f where ${condition} for share of f`,
    [value],
  );
  return rows[0] ?? null;
}

/**
 * The same where there has to be one.
 * @throws Refusal NOT_FOUND
 */
export async function openDesk(tx: Queryable, which: WhichFair): Promise<FairDesk> {
  const desk = await findDesk(tx, which);
  if (!desk) throw notFound(apiSentence(said.noFair));
  return desk;
}

/** @throws Refusal CONFLICT where the fair takes nobody at this instant */
export function refuseClosed(desk: FairDesk, now: Date): void {
  refuseCancelled(desk);
  if (takesAttendees(desk, now)) return;
  throw conflict(apiSentence(fairPhase(desk, now) === 'ended' ? said.over : said.notOpen));
}

/** @throws Refusal CONFLICT */
export function refuseCancelled({ cancelledAt }: FairDesk): void {
  if (cancelledAt) throw conflict(apiSentence(said.cancelled));
}

/** @throws Refusal BAD_USER_INPUT for a session that the fair does not have */
export function refuseUnknownSessions(
  { sessions }: FairDesk,
  attending: readonly number[] | null,
): void {
  const unknown = attending?.find((number) => !sessions.some((one) => one.number === number));
  if (unknown !== undefined)
    throw badInput({ attending: apiSentence(said.noSession, { number: unknown }) });
}

/** How many have registered for a fair, and for each of its sessions. */
export interface TakenPlaces {
  readonly taken: number;
  readonly bySession: Readonly<Record<string, number>>;
}

/** Counts the registrations of a fair, one of them apart. */
export async function countPlaces(
  tx: Queryable,
  fairId: string,
  except: string | null = null,
): Promise<TakenPlaces> {
  const { rows } = await tx.query<TakenPlaces>(
    `with those as (
       select attending from fair_attendee where fair_id = $1 and id is distinct from $2)
     select (select count(*)::int from those) as taken,
       coalesce((select jsonb_object_agg(chosen, n) from (
         select chosen, count(*) as n from those, unnest(attending) chosen group by chosen) c), '{}')
       as "bySession"`,
    [fairId, except],
  );
  return rows[0] ?? { taken: 0, bySession: {} };
}

/**
 * Whether there is a place, at the fair and in each of the sessions. Whoever asks for the last one
 * holds it until the transaction ends, and the next one waits to be told.
 */
export async function fullRefusal(
  tx: Queryable,
  desk: FairDesk,
  attending: readonly number[] | null,
  own: { readonly id: string } | null = null,
): Promise<Refusal | null> {
  const limited = desk.sessions.filter(
    ({ number, capacity }) => capacity !== undefined && attending?.includes(number),
  );
  if ((own || desk.capacity === null) && limited.length === 0) return null;
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('places:' || $1, 0))`, [desk.id]);
  const { taken, bySession } = await countPlaces(tx, desk.id, own?.id);
  if (!own && desk.capacity !== null && taken >= desk.capacity)
    return conflict(apiSentence(said.full));
  const full = limited.find(
    ({ number, capacity = Infinity }) => (bySession[number] ?? 0) >= capacity,
  );
  if (!full) return null;
  const sentence = apiSentence(said.sessionFull, { number: full.number });
  return conflict(sentence, { attending: sentence });
}
