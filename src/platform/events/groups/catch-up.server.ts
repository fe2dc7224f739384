import type { Log } from '../../log.ts';
import { beginning, comparePositions, laterPosition, readCursor, writeCursor } from '../cursor.ts';
import type { Position } from '../cursor.ts';
import { executeFeed } from './execute-feed.ts';
import { noLonger, type Feed } from '../feed.ts';
import type { Member } from './member.ts';
import { makeResync } from '../connections/payload.ts';
import { readChange, readViewerChange, viewerTopic } from '../read-change.ts';
import type { ViewerChange } from '../read-change.ts';
import type { Concern, OutboxReading } from '../read-outbox.server.ts';

/** Dependencies of catching up. */
export interface CatchUpContext {
  readonly log: Log;
  /** The epoch of the event reader. */
  readonly epoch: string;
  /** The position of the last event handed to the groups. */
  readonly position: Position;
  /** What the reader has handed on after a position; null if that is too long ago. */
  readonly recent: (after: Position, concern: Concern) => OutboxReading['rows'] | null;
  /** Reads a page of the outbox. */
  readonly read: (after: Position, limit: number, concern: Concern) => Promise<OutboxReading>;
  /** Reloads a connection's viewer if the change affects them. */
  readonly change: (connection: Member['connection'], change: ViewerChange, cursor: string) => void;
}

const page = 250;
/** Bytes sent after which the reader is waited for: well below the limit that cuts off slow ones. */
const burst = 64 * 1024;
/** Maximum events to catch up; a subscriber who missed more refetches. */
const longestPast = 5_000;

/**
 * Sends a subscriber what has happened since their cursor, page by page, up to the reader's
 * position, and joins them to the others at exactly that position: nothing is lost or sent twice.
 * With a malformed, foreign, future or too old cursor they are told to refetch. Rejects if the
 * database is unavailable.
 */
export async function catchUp(
  member: Member,
  feed: Feed,
  after: string,
  catchUpContext: CatchUpContext,
): Promise<void> {
  const cursor = readCursor(after);
  let position = cursor?.epoch === catchUpContext.epoch ? cursor.position : null;
  let reached = beginning;
  let seen = 0;
  for (;;) {
    await member.connection.settled();
    if (member.left) return;
    // An `await` ends a moment after the reading: rights may have changed once more.
    if (member.connection.changing) continue;
    // No await from here to joining: the reader must not move.
    if (position === null) {
      const since = laterPosition(catchUpContext.position, reached);
      member.sink.deliver(makeResync(writeCursor(catchUpContext.epoch, since)), 1);
      member.join(feed, since);
      return;
    }
    const ahead = comparePositions(position, catchUpContext.position);
    // A position ahead of the reader is accepted only after checking the table.
    if (ahead === 0 || (ahead > 0 && seen > 0)) {
      member.join(feed, position);
      return;
    }
    const target = catchUpContext.position;
    const concern = { topics: feed.topics, accountId: member.connection.viewer.id };
    const recent =
      ahead < 0 ? concerning(feed, catchUpContext.recent(position, concern), catchUpContext) : null;
    if (recent !== null) {
      seen += recent.length;
      if (seen > longestPast) position = null;
      else {
        await replay(member, feed, recent, catchUpContext);
        position = target;
      }
      continue;
    }
    const { rows, ...state } = await catchUpContext.read(position, page, concern);
    seen += Math.max(1, rows.length);
    const lost = comparePositions(state.floor, position) > 0 || position.xid >= state.ceiling;
    if (lost || state.epoch !== catchUpContext.epoch || seen > longestPast) position = null;
    else {
      await replay(member, feed, rows, catchUpContext);
      const last = rows.at(-1)?.position ?? position;
      // A short page has read everything up to the reader's position, for these topics.
      position = rows.length < page ? laterPosition(last, target) : last;
      reached = position;
    }
  }
}

/** Of the latest events, those that this feed does work for: hundreds may come in meanwhile. */
const concerning = (
  feed: Feed,
  rows: OutboxReading['rows'] | null,
  { epoch }: CatchUpContext,
): OutboxReading['rows'] | null =>
  rows?.filter(
    (row) => row.topic === viewerTopic || feed.concerns?.(readChange(row, epoch)) !== false,
  ) ?? null;

async function replay(
  member: Member,
  feed: Feed,
  rows: OutboxReading['rows'],
  catchUpContext: CatchUpContext,
): Promise<void> {
  const { connection, sink } = member;
  let sent = 0;
  for (const row of rows) {
    if (sent >= burst) {
      await sink.drained();
      sent = 0;
      if (member.left) return;
    }
    if (row.topic === viewerTopic) {
      const change = readViewerChange(row);
      if (change === null || !connection.concerns(change)) continue;
      const cursor = writeCursor(catchUpContext.epoch, row.position);
      // The connection has received everything up to the reader's position.
      if (comparePositions(row.position, catchUpContext.position) > 0)
        catchUpContext.change(connection, change, cursor);
      // Their rights have changed since they last read, so they refetch.
      sink.deliver(makeResync(cursor), 1);
      continue;
    }
    const change = readChange(row, catchUpContext.epoch);
    if (feed.concerns?.(change) === false) continue;
    while (connection.changing) await connection.settled();
    if (!member.admit(feed)) return;
    const payload = await executeFeed(feed, member.viewer, change, catchUpContext.log);
    if (member.left) return;
    if (payload === noLonger) return member.unsubscribe();
    if (payload === null) continue;
    sink.deliver(payload, 1);
    sent += payload.json.byteLength;
  }
  await sink.drained();
}
