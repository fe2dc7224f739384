import type { Queryable } from '../database/queryable.ts';
import type { Log } from '../log.ts';
import type { Viewer } from '../model/viewer.ts';
import type { World } from '../world.ts';
import { catchUp } from './catch-up.server.ts';
import type { Course } from './catch-up.server.ts';
import { beginning, writeCursor } from './cursor.ts';
import type { Feed } from './feed.ts';
import { Groups } from './groups.ts';
import { Member } from './member.ts';
import { Party } from './party.ts';
import { readChange, readViewerChange, viewerTopic } from './read-change.ts';
import type { ViewerChange } from './read-change.ts';
import { readOutbox } from './read-outbox.server.ts';
import type { OutboxRow } from './read-outbox.server.ts';
import type { Ending, Sink } from './sink.ts';
import type { Tail } from './tail.server.ts';
import { Turns } from './turns.ts';

export interface HubOptions {
  readonly world: World;
  readonly log: Log;
  /** Reads what someone missed. */
  readonly database: Queryable;
  /** The current viewer; null if the credential is no longer valid. */
  readonly rereadViewer: (viewer: Viewer) => Promise<Viewer | null>;
  readonly tail: () => Pick<Tail, 'epoch' | 'place'>;
}

/** A connected caller. */
export interface Guest {
  /** Their current viewer. */
  readonly viewer: Viewer;
  /** Begins to follow a feed, from behind a cursor if one is given; the answer ends it. */
  follow(feed: Feed, sink: Sink, after?: string): () => void;
  leave(): void;
}

/** Takes changes in order and delivers them to everyone concerned. */
export interface Hub {
  /**
   * Take this before looking up a credential and pass it to `enter`, so that a change of rights in
   * between is not missed.
   */
  mark(): number;
  /** `ended` is called when the credential has run out or was taken. */
  enter(viewer: Viewer, mark: number, ended: (ending: Ending) => void): Guest;
  /** The cursor at which everything handed out so far ends. */
  cursor(): string;
  /** Takes events from the reader. */
  readonly take: (rows: readonly OutboxRow[]) => void;
  /** Ends all connections because something may have been missed; clients reconnect and refetch. */
  readonly restart: () => void;
  /** Ends the parties whose credential has run out; to be called every second. */
  sweep(): void;
  figures(): { readonly parties: number; readonly subscriptions: number; readonly groups: number };
}

/** Maximum concurrent catch-up pages, so that many reconnecting clients leave capacity. */
const pastReaders = 4;
/** Milliseconds for which a change of rights is remembered for those who are just coming in. */
const remembered = 60_000;

export function openHub(options: HubOptions): Hub {
  const { world, log, database } = options;
  const groups = new Groups(log);
  const parties = new Map<string | null, Set<Party>>();
  const past = new Turns(pastReaders);
  const recent = new Map<string, { mark: number; at: number }>();
  let marks = 0;

  const course: Course = {
    log,
    get epoch() {
      return options.tail().epoch;
    },
    get place() {
      return options.tail().place;
    },
    read: (after, limit, concern) => past.take(() => readOutbox(database, after, limit, concern)),
    change(party, change, cursor) {
      if (party.concerns(change)) party.change(options.rereadViewer(party.viewer), cursor);
    },
  };

  /** One reading serves all changes and all sockets of a session within what was read at once. */
  function changeViewers(
    change: ViewerChange,
    readings: Map<string, Promise<Viewer | null>>,
    cursor: string,
  ) {
    recent.set(change.accountId, { mark: ++marks, at: world.now().getTime() });
    for (const party of parties.get(change.accountId) ?? []) {
      if (!party.concerns(change)) continue;
      const session = party.viewer.sessionId ?? change.accountId;
      let reading = readings.get(session);
      if (reading === undefined) {
        reading = options.rereadViewer(party.viewer);
        readings.set(session, reading);
      }
      party.change(reading, cursor);
    }
  }

  function forget(party: Party, id: string | null): void {
    const all = parties.get(id);
    all?.delete(party);
    if (all?.size === 0) parties.delete(id);
  }

  function each(visit: (party: Party) => void): void {
    for (const all of [...parties.values()]) for (const party of [...all]) visit(party);
  }

  return {
    mark: () => marks,
    cursor: () => writeCursor(course.epoch, course.place),
    enter(viewer, mark, ended) {
      const { id } = viewer;
      const party: Party = new Party(viewer, (ending) => {
        forget(party, id);
        ended(ending);
      });
      const all = parties.get(id);
      if (all === undefined) parties.set(id, new Set([party]));
      else all.add(party);
      if (id !== null && (recent.get(id)?.mark ?? 0) > mark)
        party.change(options.rereadViewer(viewer), writeCursor(course.epoch, course.place));
      return {
        get viewer() {
          return party.viewer;
        },
        follow: (feed, sink, after) => follow(party, feed, sink, after),
        leave() {
          party.leave();
          forget(party, id);
        },
      };
    },
    take(rows) {
      const { epoch } = course;
      const readings = new Map<string, Promise<Viewer | null>>();
      for (const row of rows) {
        groups.reach(row.place);
        if (row.topic === viewerTopic) {
          const change = readViewerChange(row);
          if (change !== null) changeViewers(change, readings, writeCursor(epoch, row.place));
        } else if (groups.listen(row.topic)) groups.add(readChange(row, epoch), row.place);
      }
    },
    restart() {
      // Positions of another epoch can't be compared.
      groups.reach(beginning);
      each((party) => party.end('unsure'));
    },
    sweep() {
      const now = world.now().getTime();
      each((party) => {
        if (party.viewer.expiresAt.getTime() <= now) party.end('expired');
      });
      for (const [id, { at }] of recent) if (at + remembered < now) recent.delete(id);
    },
    figures() {
      let count = 0;
      let subscriptions = 0;
      each((party) => {
        count += 1;
        subscriptions += party.members.size;
      });
      return { parties: count, subscriptions, groups: groups.size };
    },
  };

  function follow(party: Party, feed: Feed, sink: Sink, after: string | undefined): () => void {
    if (party.over) return () => undefined;
    const member = new Member(party, sink, groups, course.place);
    if (after !== undefined || party.changing) {
      const from = after ?? writeCursor(course.epoch, course.place);
      catchUp(member, feed, from, course).catch((error: unknown) => {
        log.warn({ event: 'live.catch_up_failed', err: error }, 'Catching a subscriber up failed.');
        party.end('unsure');
      });
    } else member.join(feed, course.place);
    return () => member.leave();
  }
}
