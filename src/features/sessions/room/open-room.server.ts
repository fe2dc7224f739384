import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import { readEntry, storedRunSql, type Entry } from '../join/read-entry.server.ts';
import {
  runOf,
  type PlannedSession,
  type SessionRun,
  type StoredRun,
} from '../session-timeline.ts';

/** The role in which someone is in a session’s room. */
export type RoomRole = 'HOST' | 'SPEAKER' | 'ATTENDEE';

/** A session’s room, for someone who may be in it. */
export interface OpenRoom {
  readonly runId: string;
  readonly fair: Entry['fair'];
  readonly session: NonNullable<Entry['session']>;
  readonly as: RoomRole;
  /** The exhibitors for whom a speaker answers. */
  readonly speaksFor: readonly string[];
  /** It is over for all who don’t answer in it. */
  readonly isClosed: boolean;
  /** Its speakers send from here. */
  readonly isStage: boolean;
  readonly run: SessionRun;
}

/** A room opens with the first who enters. */
export async function makeRun(
  tx: Queryable,
  world: World,
  { fairId, session }: { readonly fairId: string; readonly session: number },
): Promise<void> {
  await tx.query(
    `insert into session_run (id, fair_id, session) values ($1, $2, $3)
     on conflict (fair_id, session) do nothing`,
    [world.newId(), fairId, session],
  );
}

/** A session at a fair, or the run that its room has. */
export type WhichRoom =
  { readonly slug: string; readonly session: number } | { readonly runId: string };

/**
 * The room of a session, for organizers, those who may join it now, and its speakers also afterwards,
 * to answer.
 * @throws Refusal NOT_FOUND for everyone else, and before someone has joined the session
 */
export async function openRoom(
  on: Queryable,
  viewer: Viewer | null,
  which: WhichRoom,
  now: Date,
): Promise<OpenRoom> {
  const place = 'runId' in which ? await placeOf(on, which.runId) : which;
  const entry = place && (await readEntry(on, viewer, place, now));
  if (!entry?.session || !isOpen(entry)) throw notFound();
  const { fair, session, isOrganizer, speaksFor, isStage } = entry;
  if (!entry.run) throw notFound();
  const { id: runId, ...run } = entry.run;
  const as = isOrganizer ? 'HOST' : speaksFor.length > 0 ? 'SPEAKER' : 'ATTENDEE';
  return { runId, fair, session, as, speaksFor, isClosed: entry.state === 'over', isStage, run };
}

/** A run as it is now, for anyone: for those whose access was checked. Null: it is gone. */
export async function readRun(on: Queryable, runId: string): Promise<SessionRun | null> {
  const [row] = await readRows(on, {
    run: jsonOf<StoredRun>(),
    session: nullable(jsonOf<PlannedSession>()),
  })({
    name: 'session-run',
    text: `select ${storedRunSql('r')} as run,
        (select s from fair_webinar w, jsonb_array_elements(w.details -> 'sessions') s
         where w.fair_id = r.fair_id and s ->> 'number' = r.session::text limit 1) as session
      from session_run r where r.id = $1`,
    values: [runId],
  });
  return row?.session ? runOf(row.run, row.session) : null;
}

/** Whether someone can be in the room now. */
const isOpen = ({ state, answersUntil }: Entry): boolean =>
  state === 'open' || state === 'noLink' || (state === 'over' && answersUntil !== null);

async function placeOf(on: Queryable, runId: string) {
  if (!isUuid(runId)) return null;
  const [place] = await readRows(on, { slug: 'text', session: 'number' })({
    name: 'session-run-place',
    text: `select f.slug, r.session from session_run r join fair f on f.id = r.fair_id
      where r.id = $1`,
    values: [runId],
  });
  return place ?? null;
}
