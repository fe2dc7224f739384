import { readRows } from '../../../../platform/database/read-rows.ts';
import type { CallContext } from '../../../../platform/graphql/operation.ts';
import { hereSince, isHere, type CallServices } from '../read-call.server.ts';
import { JanusClient } from './janus-client.server.ts';
import { lineColumns, linesOf, readLines } from './media-lines.server.ts';

type Parts = Pick<
  CallContext<Pick<CallServices, 'database' | 'writer' | 'env'>>,
  'services' | 'world'
>;

/** SQL: whether students of a call `k` wait for a second rep, of those who reported since $n. */
const waits = (since: string): string => `(
  exists (select from booth_call_rule u where u.booth_id = k.booth_id and u.two_adults)
  and (select count(*) from call_person p
    where p.call_id = k.id and p."as" = 'rep' and ${isHere(since)}) < 2)`;

/**
 * Ends at Janus what may be open no longer, of all calls: lines of pages that have left, were
 * replaced or have fallen silent, of calls that have ended, and those of students who wait for a
 * second rep. A room goes with its last line. Called after each change of who is in a call, and as
 * often as pages report; what Janus doesn't hear of ends by itself within a minute.
 */
export async function tendRooms({ services, world }: Parts): Promise<void> {
  const { janus: settings } = services.env;
  if (!settings) return;
  const since = hereSince(world.now());
  const { pool } = services.database;
  const stale = `not exists (
    select from call_person p join call k on k.id = p.call_id
    where p.id = m.person_id and p.seat = m.seat and k.ended_at is null and ${isHere('$1')}
      and not (p."as" = 'student' and ${waits('$1')}))`;
  const { rowCount } = await pool.query(`select from call_media m where ${stale} limit 1`, [since]);
  if (!rowCount) return;
  const { lines, rooms } = await services.writer.change(async (tx) => {
    const gone = await readLines(tx)(
      `delete from call_media m where ${stale} returning ${lineColumns}`,
      [since],
    );
    const used = await readRows(tx, { room: 'number' })(
      'select distinct room from call_media where room = any($1)',
      [gone.map(({ room }) => room)],
    );
    const left = new Set(used.map(({ room }) => room));
    return {
      lines: gone,
      rooms: [...new Set(gone.map(({ room }) => room))].filter((room) => !left.has(room)),
    };
  });
  const janus = new JanusClient(settings, world);
  await janus.close(lines);
  if (rooms.length > 0) await destroyRooms(janus, rooms);
}

async function destroyRooms(janus: JanusClient, rooms: readonly number[]): Promise<void> {
  try {
    const line = await janus.open();
    await Promise.allSettled(
      rooms.map((room) => janus.ask(line, { request: 'destroy', room, permanent: false })),
    );
    await janus.close([line]);
  } catch {
    // A Janus that isn't there has no rooms.
  }
}

/** Tells Janus that a page is still there, whose lines end otherwise. */
export async function keepLinesOpen({ services, world }: Parts, seat: string): Promise<void> {
  const { janus } = services.env;
  if (!janus) return;
  const lines = await linesOf(services.database.pool, seat);
  if (lines.length > 0) await new JanusClient(janus, world).keep(lines);
}
