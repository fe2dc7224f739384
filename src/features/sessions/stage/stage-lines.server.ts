import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf } from '../../../platform/database/read-rows.ts';
import { JanusClient, type Line } from '../../../platform/media/janus-client.server.ts';
import type { TendingParts } from '../../../platform/media/room-media.server.ts';
import { isSpeaker } from '../room/roll-call.server.ts';
import type { RoomRole } from '../room/open-room.server.ts';

/** The topic of who is on a stage. */
export const stageTopic = 'StageMedia';

/** Which way media go over a line, as seen from the page. */
type Way = 'send' | 'receive';

/** A line to Janus that is open for a page in a session’s room. */
export interface StageLine extends Line {
  readonly id: string;
  readonly runId: string;
  readonly accountId: string;
  readonly role: RoomRole;
  readonly seat: string;
  readonly way: Way;
  readonly room: number;
  /** As Janus numbers what the page sends; null: it receives. */
  readonly feed: number | null;
  /** The feeds it receives. */
  readonly feeds: readonly number[];
}

/** Numbers of Janus have 53 bits at most, as those of JavaScript. */
const lineRow = row({
  id: 'text',
  runId: 'text',
  accountId: 'text',
  role: textOf<RoomRole>(),
  seat: 'text',
  way: textOf<Way>(),
  room: 'number',
  session: 'number',
  handle: 'number',
  feed: 'number?',
  feeds: 'number[]',
});

const lineColumns = `m.id, m.run_id as "runId", m.account_id as "accountId", m.role, m.seat, m.way,
  m.room, m.session, m.handle, m.feed, m.feeds`;

const readLines = (on: Queryable) => readRows(on, lineRow);

/** Milliseconds after which a page that says nothing is gone. */
const goneAfter = 45_000;

/** Since when a page must have reported to be on the stage, or before it. */
export const seenSince = (now: Date): Date => new Date(now.getTime() - goneAfter);

/** What someone’s page has open. */
export const linesOf = (
  on: Queryable,
  runId: string,
  accountId: string,
  seat: string | null,
): Promise<StageLine[]> =>
  readLines(on)(
    `select ${lineColumns} from stage_media m
     where m.run_id = $1 and m.account_id = $2 and ($3::uuid is null or m.seat = $3)`,
    [runId, accountId, seat],
  );

/** SQL: the exhibitors for which the person of a line `m` speaks in its session. */
export const speaksForSql = `array(
  select e.id::text from session_run r join fair_webinar w on w.fair_id = r.fair_id
    cross join jsonb_array_elements(w.details -> 'sessions') as s(session)
    cross join jsonb_array_elements(s.session -> 'exhibitors') as x(speaker)
    join fair_exhibitor e on e.id = (x.speaker ->> 'exhibitorId')::uuid
    join account a on a.id = m.account_id
  where r.id = m.run_id and s.session ->> 'number' = r.session::text and ${isSpeaker})`;

/** How many send at once. */
const mostSenders = { SPEAKER: 6, HOST: 2, ATTENDEE: 0 } as const;

/** All who send at once. */
export const largestStage = mostSenders.SPEAKER + mostSenders.HOST;

/** Why a line isn’t kept. */
export type NotKept = 'full' | 'elsewhere';

/**
 * Keeps a new line in the place of the page’s earlier one, which is returned. Someone is on stage
 * with one page: the one with which they went there last.
 * @param isFirst the person went on stage with this page; else it has lost its connection
 */
export async function keepLine(
  tx: Queryable,
  line: StageLine,
  { now, isFirst }: { readonly now: Date; readonly isFirst: boolean },
): Promise<readonly StageLine[] | NotKept> {
  const sends = line.way === 'send';
  if (sends) {
    await tx.query('select from session_run where id = $1 for update', [line.runId]);
    const others = await readLines(tx)(
      `select ${lineColumns} from stage_media m
       where m.run_id = $1 and m.way = 'send' and m.seat <> $2 and m.seen_at > $3`,
      [line.runId, line.seat, seenSince(now)],
    );
    const isOwn = ({ accountId }: StageLine) => accountId === line.accountId;
    if (!isFirst && others.some(isOwn)) return 'elsewhere';
    const beside = others.filter((one) => !isOwn(one) && one.role === line.role);
    if (beside.length >= mostSenders[line.role]) return 'full';
  }
  const earlier = await readLines(tx)(
    `delete from stage_media m where m.way = $3
       and (m.seat = $2 or $5 and m.run_id = $1 and m.account_id = $4)
     returning ${lineColumns}`,
    [line.runId, line.seat, line.way, line.accountId, sends],
  );
  await tx.query(
    `insert into stage_media
       (id, run_id, account_id, role, seat, way, room, session, handle, feed, feeds, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      line.id,
      line.runId,
      line.accountId,
      line.role,
      line.seat,
      line.way,
      line.room,
      line.session,
      line.handle,
      line.feed,
      line.feeds,
      now,
    ],
  );
  return earlier;
}

/** SQL: whether a line `m` may be open no longer, of pages that reported since `$1`; now is `$2`. */
const isStale = `(m.seen_at <= $1
  or not exists (select from account a where a.id = m.account_id)
  or not exists (select from session_run r
    where r.id = m.run_id and (r.ended_at is null or r.ended_at > $2))
  or m.role <> 'HOST' and exists (
    select from session_run r join fair_exclusion x on x.fair_id = r.fair_id
    where r.id = m.run_id and x.account_id = m.account_id and x.kind = 'removed'
      and x.lifted_at is null)
  or m.role = 'SPEAKER' and cardinality(${speaksForSql}) = 0)`;

/**
 * Ends at Janus what may be open no longer, of all sessions: lines of pages that have fallen silent, of
 * sessions that a host has ended, of people removed from a fair, and of speakers who speak no longer. It
 * runs when a session ends, with each report of those on stage, and each minute. Everyone’s own report checks their
 * access in full.
 */
export async function tendStages({ services, world }: TendingParts): Promise<void> {
  if (!services.env.janus) return;
  const now = world.now();
  const lines = await readLines(services.database.pool)(
    `select ${lineColumns} from stage_media m where ${isStale}`,
    [seenSince(now), now],
  );
  await endLines({ services, world }, lines);
}

/** Ends lines at Janus. A room goes with its last line; what isn’t reached is tried again later. */
export async function endLines(
  { services, world }: TendingParts,
  lines: readonly StageLine[],
): Promise<void> {
  const { janus: settings } = services.env;
  if (!settings || lines.length === 0) return;
  const janus = new JanusClient(settings, world);
  const closed = await janus.close(lines);
  const empty = await readRows(services.database.pool, { room: 'number' })(
    `select distinct g.room from unnest($1::bigint[]) as g(room)
     where not exists (select from stage_media m where m.room = g.room and m.id <> all($2))`,
    [closed.map(({ room }) => room), closed.map(({ id }) => id)],
  );
  const rooms = empty.map(({ room }) => room);
  const destroyed = await janus.destroy(rooms);
  const left = new Set(rooms.filter((room) => !destroyed.includes(room)));
  const gone = closed.filter(({ room }) => !left.has(room)).map(({ id }) => id);
  await services.writer.change((tx) =>
    tx.query('delete from stage_media where id = any($1)', [gone]),
  );
}
