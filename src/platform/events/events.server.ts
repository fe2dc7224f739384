import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Database } from '../database/database.server.ts';
import type { Log } from '../log.ts';
import type { Viewer } from '../model/viewer.ts';
import type { World } from '../world.ts';
import type { Credentials } from './connections/connection.server.ts';
import { openStreams } from './connections/event-stream.server.ts';
import type { StreamRequest } from './connections/event-stream.server.ts';
import type { AnswerRequest } from './feed.ts';
import { openFlushers } from './connections/flusher.server.ts';
import type { FlusherOptions } from './connections/flusher.server.ts';
import { openHub } from './groups/hub.server.ts';
import { readOpenFileLimit } from './connections/open-files.server.ts';
import {
  ConnectionLimiter,
  seatsInFront,
  seatsOfAddress,
  connectionsWithin,
} from './connections/connection-limiter.ts';
import type { OutboxRow } from './read-outbox.server.ts';
import { openSockets } from './socket/socket.server.ts';
import { openOutboxReader } from './outbox/outbox-reader.server.ts';
import { watchLag } from './outbox/watch-lag.server.ts';

export interface EventsOptions {
  readonly database: Pick<Database, 'pool' | 'connectionString'>;
  readonly world: World;
  readonly log: Log;
  /** The viewer of these credentials; null without any. Batch lookups of many sockets. */
  readonly identify: (credentials: Credentials) => Promise<Viewer | null>;
  /** The current viewer of a session; null if it has ended. Called after each change of rights. */
  readonly rereadViewer: (viewer: Viewer) => Promise<Viewer | null>;
  readonly answer: AnswerRequest;
  /** Throws a Refusal for an upgrade from a foreign page, or one too many. */
  readonly admit: (request: IncomingMessage) => void | Promise<void>;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Parts of the app that follow the writes of all processes. */
  readonly followers?: readonly Follower[];
  readonly limits?: Partial<EventLimits>;
  readonly rhythm?: FlusherOptions;
}

/** A part of the app that keeps in-memory data up to date. */
export interface Follower {
  /** Hears of every event once, in order; never throws, never waits. */
  readonly hear: (rows: readonly OutboxRow[]) => void;
  /** Events may have been missed: reload everything. */
  readonly rebuild: () => void;
}

export interface EventLimits {
  /** Requests and subscriptions of one socket at a time. */
  readonly atOnce: number;
  /** Bytes of one message from a client. */
  readonly maxPayload: number;
  /** Maximum authenticated sockets and event streams of this process. */
  readonly connections: number;
  /** The same of one address. */
  readonly perAddress: number;
  /** Milliseconds in which a socket must authenticate. */
  readonly initWithin: number;
}

export interface EventFigures {
  readonly connections: number;
  /** Sockets that have not authenticated yet. */
  readonly waiting: number;
  readonly members: number;
  readonly subscriptions: number;
  readonly groups: number;
  /** Seconds by which subscribers are behind. */
  readonly lag: number;
  /** Readers cut off so far because they did not keep up. */
  readonly cutOffs: number;
}

/** The realtime part of the app. */
export interface Events {
  /** Ends when changes are followed from then on. */
  readonly ready: Promise<void>;
  /** To be called after each committed write; quick, never throws. */
  wake(): void;
  /** The cursor of the last event handed on: what is read afterwards includes everything up to it. */
  presentCursor(): Promise<string>;
  /** Answers WebSocket upgrades at /graphql. */
  attach(server: HttpServer): void;
  /**
   * Answers a POST /graphql that accepts `text/event-stream`.
   *
   * @throws Refusal SERVICE_UNAVAILABLE or RATE_LIMITED if there is no room
   */
  openStream(stream: StreamRequest): Promise<void>;
  figures(): EventFigures;
  close(): Promise<void>;
}

/** Milliseconds between two deletions of events older than a day. */
const forgetEvery = 10 * 60_000;

/** Opens the event reader, the groups behind it, and the endpoints for subscribers. */
export function openEvents(options: EventsOptions): Events {
  const { database, world, log, limits = {} } = options;
  const flushers = openFlushers(options.rhythm);
  const count = limits.connections ?? connectionsWithin(readOpenFileLimit());
  const connectionLimiter = new ConnectionLimiter(
    count,
    limits.perAddress ?? seatsOfAddress(count),
  );
  const front = new ConnectionLimiter(...seatsInFront(count));
  const hub = openHub({
    world,
    log,
    database: database.pool,
    rereadViewer: options.rereadViewer,
    outboxReader: () => outboxReader,
  });
  const { followers = [] } = options;
  const outboxReader = openOutboxReader({
    database,
    log,
    world,
    read(rows) {
      hub.take(rows);
      for (const follower of followers) follower.hear(rows);
    },
    onGap() {
      hub.restart();
      for (const follower of followers) follower.rebuild();
    },
  });
  const sockets = openSockets({
    ...options,
    hub,
    flushers,
    connectionLimiter,
    front,
    initWithin: limits.initWithin,
    atOnce: limits.atOnce ?? 50,
    maxPayload: limits.maxPayload ?? 256 * 1024,
  });
  const streams = openStreams({ hub, flushers, connectionLimiter, answer: options.answer, world });
  const alarm = watchLag(database.pool, log, outboxReader.lag);
  const everySecond = setInterval(() => {
    hub.sweep();
    sockets.beat();
    streams.beat();
    void alarm();
  }, 1_000);
  const nowAndThen = setInterval(() => {
    // Any process may do it; what cannot be emptied just now waits for the next time.
    database.pool.query('select event_forget()').catch(() => undefined);
  }, forgetEvery);

  return {
    ready: outboxReader.ready,
    wake: outboxReader.wake,
    async presentCursor() {
      await outboxReader.ready;
      return hub.cursor();
    },
    attach: sockets.attach,
    openStream: streams.open,
    figures: () => ({
      connections: connectionLimiter.taken,
      waiting: front.taken,
      ...hub.figures(),
      lag: outboxReader.lag(),
      cutOffs: flushers.cutOffs,
    }),
    async close() {
      clearInterval(everySecond);
      clearInterval(nowAndThen);
      streams.close();
      await sockets.close();
      await outboxReader.close();
    },
  };
}
