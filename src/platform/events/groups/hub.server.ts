import type { Queryable } from '../../database/queryable.ts';
import type { Log } from '../../log.ts';
import type { Viewer } from '../../model/viewer.ts';
import type { World } from '../../world.ts';
import { catchUp } from './catch-up.server.ts';
import type { CatchUpContext } from './catch-up.server.ts';
import { beginning, writeCursor } from '../cursor.ts';
import type { Feed } from '../feed.ts';
import { Groups } from './groups.ts';
import { Member } from './member.ts';
import { Connection } from './connection.ts';
import { readChange, readViewerChange, viewerTopic } from '../read-change.ts';
import type { ViewerChange } from '../read-change.ts';
import { readOutbox } from '../read-outbox.server.ts';
import type { OutboxRow } from '../read-outbox.server.ts';
import { RecentEvents } from './recent-events.ts';
import type { Ending, Sink } from '../connections/sink.ts';
import type { OutboxReader } from '../outbox/outbox-reader.server.ts';
import { Semaphore } from './semaphore.ts';

export interface HubOptions {
  readonly world: World;
  readonly log: Log;
  /** Reads what someone missed. */
  readonly database: Queryable;
  /** The current viewer; null if the credential is no longer valid. */
  readonly rereadViewer: (viewer: Viewer) => Promise<Viewer | null>;
  readonly outboxReader: () => Pick<OutboxReader, 'epoch' | 'position'>;
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
  /** Ends the connections whose credential has run out; to be called every second. */
  sweep(): void;
  figures(): { readonly members: number; readonly subscriptions: number; readonly groups: number };
}

/** Maximum concurrent catch-up pages, so that many reconnecting clients leave capacity. */
const pastReaders = 4;
/** Milliseconds for which a change of rights is remembered for those who are just coming in. */
const remembered = 60_000;

export function openHub(options: HubOptions): Hub {
  const { world, log, database } = options;
  const groups = new Groups(log);
  const members = new Map<string | null, Set<Connection>>();
  const past = new Semaphore(pastReaders);
  const recentEvents = new RecentEvents();
  const recent = new Map<string, { mark: number; at: number }>();
  let marks = 0;

  const catchUpContext: CatchUpContext = {
    log,
    get epoch() {
      return options.outboxReader().epoch;
    },
    get position() {
      return options.outboxReader().position;
    },
    recent: (after, concern) => recentEvents.since(after, concern),
    read: (after, limit, concern) => past.take(() => readOutbox(database, after, limit, concern)),
    change(connection, change, cursor) {
      if (connection.concerns(change))
        connection.change(options.rereadViewer(connection.viewer), cursor);
    },
  };

  /** One reading serves all changes and all sockets of a session within what was read at once. */
  function changeViewers(
    change: ViewerChange,
    readings: Map<string, Promise<Viewer | null>>,
    cursor: string,
  ) {
    recent.set(change.accountId, { mark: ++marks, at: world.now().getTime() });
    for (const connection of members.get(change.accountId) ?? []) {
      if (!connection.concerns(change)) continue;
      const session = connection.viewer.sessionId ?? change.accountId;
      let reading = readings.get(session);
      if (reading === undefined) {
        reading = options.rereadViewer(connection.viewer);
        readings.set(session, reading);
      }
      connection.change(reading, cursor);
    }
  }

  function forget(connection: Connection, id: string | null): void {
    const all = members.get(id);
    all?.delete(connection);
    if (all?.size === 0) members.delete(id);
  }

  function each(visit: (connection: Connection) => void): void {
    for (const all of [...members.values()]) for (const connection of [...all]) visit(connection);
  }

  return {
    mark: () => marks,
    cursor: () => writeCursor(catchUpContext.epoch, catchUpContext.position),
    enter(viewer, mark, ended) {
      const { id } = viewer;
      const connection: Connection = new Connection(viewer, (ending) => {
        forget(connection, id);
        ended(ending);
      });
      const all = members.get(id);
      if (all === undefined) members.set(id, new Set([connection]));
      else all.add(connection);
      if (id !== null && (recent.get(id)?.mark ?? 0) > mark)
        connection.change(
          options.rereadViewer(viewer),
          writeCursor(catchUpContext.epoch, catchUpContext.position),
        );
      return {
        get viewer() {
          return connection.viewer;
        },
        follow: (feed, sink, after) => follow(connection, feed, sink, after),
        leave() {
          connection.leave();
          forget(connection, id);
        },
      };
    },
    take(rows) {
      const { epoch } = catchUpContext;
      recentEvents.add(rows, world.now().getTime());
      const readings = new Map<string, Promise<Viewer | null>>();
      for (const row of rows) {
        groups.reach(row.position);
        if (row.topic === viewerTopic) {
          const change = readViewerChange(row);
          if (change !== null) changeViewers(change, readings, writeCursor(epoch, row.position));
        } else if (groups.listen(row.topic)) groups.add(readChange(row, epoch), row.position);
      }
    },
    restart() {
      recentEvents.forget();
      // Positions of another epoch can't be compared.
      groups.reach(beginning);
      each((connection) => connection.end('unsure'));
    },
    sweep() {
      const now = world.now().getTime();
      each((connection) => {
        if (connection.viewer.expiresAt.getTime() <= now) connection.end('expired');
      });
      for (const [id, { at }] of recent) if (at + remembered < now) recent.delete(id);
    },
    figures() {
      let count = 0;
      let subscriptions = 0;
      each((connection) => {
        count += 1;
        subscriptions += connection.members.size;
      });
      return { members: count, subscriptions, groups: groups.size };
    },
  };

  function follow(
    connection: Connection,
    feed: Feed,
    sink: Sink,
    after: string | undefined,
  ): () => void {
    if (connection.over) return () => undefined;
    const member = new Member(connection, sink, groups, catchUpContext.position);
    if (after !== undefined || connection.changing) {
      const from = after ?? writeCursor(catchUpContext.epoch, catchUpContext.position);
      catchUp(member, feed, from, catchUpContext).catch((error: unknown) => {
        log.warn({ event: 'live.catch_up_failed', err: error }, 'Catching a subscriber up failed.');
        connection.end('unsure');
      });
    } else member.join(feed, catchUpContext.position);
    return () => member.leave();
  }
}
