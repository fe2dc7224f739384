import type { Queryable } from '../../../../platform/database/queryable.ts';
import { readRows, row, textOf } from '../../../../platform/database/read-rows.ts';
import type { Line } from '../../../../platform/media/janus-client.server.ts';

/** The topic for what pages open and close at Janus. */
export const mediaTopic = 'CallMedia';

/** Which way media go over a line, as seen from the page. */
type Way = 'send' | 'receive';

/** A line to Janus that is open for a page. */
export interface MediaLine extends Line {
  readonly id: string;
  readonly callId: string;
  readonly personId: string;
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
  callId: 'text',
  personId: 'text',
  seat: 'text',
  way: textOf<Way>(),
  room: 'number',
  session: 'number',
  handle: 'number',
  feed: 'number?',
  feeds: 'number[]',
});

/** SQL: the columns of a line `m`. */
export const lineColumns = `m.id, m.call_id as "callId", m.person_id as "personId", m.seat, m.way,
  m.room, m.session, m.handle, m.feed, m.feeds`;

export const readLines = (on: Queryable) => readRows(on, lineRow);

/** What a page has open. */
export const linesOf = (on: Queryable, seat: string): Promise<MediaLine[]> =>
  readLines(on)(`select ${lineColumns} from call_media m where m.seat = $1`, [seat]);

/** Keeps a new line in the place of the page's earlier one, which is returned. */
export async function keepLine(tx: Queryable, line: MediaLine): Promise<MediaLine[]> {
  const earlier = await readLines(tx)(
    `delete from call_media m where m.seat = $1 and m.way = $2 returning ${lineColumns}`,
    [line.seat, line.way],
  );
  await tx.query(
    `insert into call_media
       (id, call_id, person_id, seat, way, room, session, handle, feed, feeds)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      line.id,
      line.callId,
      line.personId,
      line.seat,
      line.way,
      line.room,
      line.session,
      line.handle,
      line.feed,
      line.feeds,
    ],
  );
  return earlier;
}
