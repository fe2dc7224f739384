import { readRows } from '../../../../platform/database/read-rows.ts';
import { hereSince, isHere } from '../read-call.server.ts';
import { JanusClient } from '../../../../platform/media/janus-client.server.ts';
import type { TendingParts } from '../../../../platform/media/room-media.server.ts';
import { lineColumns, linesOf, readLines } from './media-lines.server.ts';

/** SQL: whether students of a call `k` wait for a second rep, of those who reported since $n. */
const waits = (since: string): string => `(
  exists (select from booth_call_rule u where u.booth_id = k.booth_id and u.two_adults)
  and (select count(*) from call_person p
    where p.call_id = k.id and p."as" = 'rep' and ${isHere(since)}) < 2)`;

/**
 * Ends at Janus what may be open no longer, of all calls: lines of pages that have left, were
 * replaced or have fallen silent, of calls that have ended, and those of students who wait for a
 * second rep. A room goes with its last line. Called after each change of who is in a call, as often
 * as pages report, and each minute: what Janus hasn't heard of is asked for again then.
 * @param ended a call that has ended: its room goes, too, if no line is left
 */
export async function tendRooms({ services, world }: TendingParts, ended?: string): Promise<void> {
  const { janus: settings } = services.env;
  if (!settings) return;
  const since = hereSince(world.now());
  const { pool } = services.database;
  const stale = `not exists (
    select from call_person p join call k on k.id = p.call_id
    where p.id = m.person_id and p.seat = m.seat and k.ended_at is null and ${isHere('$1')}
      and not (p."as" = 'student' and ${waits('$1')}))`;
  const lines = await readLines(pool)(`select ${lineColumns} from call_media m where ${stale}`, [
    since,
  ]);
  if (lines.length === 0 && ended === undefined) return;
  const rooms = await readRows(pool, { room: 'number' })(
    `select distinct g.room from (
       select unnest($2::bigint[]) as room
       union select k.room from call k where k.id = $3 and k.ended_at is not null) g
     where g.room is not null
       and not exists (select from call_media m where m.room = g.room and not ${stale})`,
    [since, lines.map(({ room }) => room), ended ?? null],
  );
  const janus = new JanusClient(settings, world);
  const empty = rooms.map(({ room }) => room);
  const [closed, destroyed] = await Promise.all([janus.close(lines), janus.destroy(empty)]);
  const left = new Set(empty.filter((room) => !destroyed.includes(room)));
  const gone = closed.filter(({ room }) => !left.has(room)).map(({ id }) => id);
  if (gone.length > 0)
    await services.writer.change((tx) =>
      tx.query('delete from call_media where id = any($1)', [gone]),
    );
}

/** Tells Janus that a person's page is still there, whose lines end otherwise. */
export async function keepLinesOpen(
  { services, world }: TendingParts,
  { personId, seat }: { readonly personId: string | null; readonly seat: string },
): Promise<void> {
  const { janus } = services.env;
  if (!janus) return;
  const own = await linesOf(services.database.pool, seat);
  const lines = own.filter((one) => one.personId === personId);
  if (lines.length > 0) await new JanusClient(janus, world).keep(lines);
}
