import type { Log } from '../log.ts';
import { beginning, comparePlaces, laterPlace, readCursor, writeCursor } from './cursor.ts';
import type { Place } from './cursor.ts';
import { executeFeed } from './execute-feed.ts';
import { noLonger, type Feed } from './feed.ts';
import type { Member } from './member.ts';
import { makeResync } from './payload.ts';
import { readChange, readViewerChange, viewerTopic } from './read-change.ts';
import type { ViewerChange } from './read-change.ts';
import type { Concern, OutboxReading } from './read-outbox.server.ts';

/** Dependencies of catching up. */
export interface Course {
  readonly log: Log;
  /** The epoch of the event reader. */
  readonly epoch: string;
  /** The position of the last event handed to the groups. */
  readonly place: Place;
  /** Reads a page of the outbox. */
  readonly read: (after: Place, limit: number, concern: Concern) => Promise<OutboxReading>;
  /** Reloads a connection's viewer if the change affects them. */
  readonly change: (party: Member['party'], change: ViewerChange, cursor: string) => void;
}

const page = 250;
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
  course: Course,
): Promise<void> {
  const cursor = readCursor(after);
  let place = cursor?.epoch === course.epoch ? cursor.place : null;
  let reached = beginning;
  let seen = 0;
  for (;;) {
    await member.party.settled();
    if (member.left) return;
    // An `await` ends a moment after the reading: rights may have changed once more.
    if (member.party.changing) continue;
    // No await from here to joining: the reader must not move.
    if (place === null) {
      const since = laterPlace(course.place, reached);
      member.sink.deliver(makeResync(writeCursor(course.epoch, since)), 1);
      member.join(feed, since);
      return;
    }
    const ahead = comparePlaces(place, course.place);
    // A position ahead of the reader is accepted only after checking the table.
    if (ahead === 0 || (ahead > 0 && seen > 0)) {
      member.join(feed, place);
      return;
    }
    const target = course.place;
    const { rows, ...state } = await course.read(place, page, {
      topics: feed.topics,
      accountId: member.party.viewer.id,
    });
    seen += Math.max(1, rows.length);
    const lost = comparePlaces(state.floor, place) > 0 || place.xid >= state.ceiling;
    if (lost || state.epoch !== course.epoch || seen > longestPast) place = null;
    else {
      await replay(member, feed, rows, course);
      const last = rows.at(-1)?.place ?? place;
      // A short page has read everything up to the reader's position, for these topics.
      place = rows.length < page ? laterPlace(last, target) : last;
      reached = place;
    }
  }
}

async function replay(
  member: Member,
  feed: Feed,
  rows: OutboxReading['rows'],
  course: Course,
): Promise<void> {
  const { party, sink } = member;
  for (const row of rows) {
    if (row.topic === viewerTopic) {
      const change = readViewerChange(row);
      if (change === null || !party.concerns(change)) continue;
      const cursor = writeCursor(course.epoch, row.place);
      // The connection has received everything up to the reader's position.
      if (comparePlaces(row.place, course.place) > 0) course.change(party, change, cursor);
      // Their rights have changed since they last read, so they refetch.
      sink.deliver(makeResync(cursor), 1);
      continue;
    }
    const change = readChange(row, course.epoch);
    if (feed.concerns?.(change) === false) continue;
    while (party.changing) await party.settled();
    if (!member.admit(feed)) return;
    const payload = await executeFeed(feed, member.viewer, change, course.log);
    if (member.left) return;
    if (payload === noLonger) return member.sendOff();
    if (payload !== null) sink.deliver(payload, 1);
  }
  await sink.drained();
}
