import pg from 'pg';
import { connectionSettings } from '../../database/pool.server.ts';
import type { Log } from '../../log.ts';

/** The channel on which processes announce writes. */
const channel = 'quad_event';

/** Milliseconds between two calls at least. */
const pace = 10;

export interface ListenerOptions {
  /** Asked at each connect: the database may have moved. */
  readonly connectionString: () => string;
  readonly log: Log;
  /** Identifies this process. */
  readonly own: string;
  /** Called when another process has written, and once after each connect. */
  readonly heard: () => void;
}

export interface Listener {
  /** Notifies the other processes, at most once in ten milliseconds. Never throws, never waits. */
  tell(): void;
  close(): Promise<void>;
}

/**
 * Listens and notifies on its own connection, never inside a writer's transaction: NOTIFY there
 * would serialize all writers on one lock. Only an optimization: the reader's polling makes up for
 * a notification lost while the connection is down.
 */
export function openListener(options: ListenerOptions): Listener {
  const { log, heard, own } = options;
  let client: pg.Client | undefined;
  let closed = false;
  let pause = 100;
  let retry: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;
  let lastToldAt = -Infinity;
  let telling = false;
  let again = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client(connectionSettings(options.connectionString()));
    fresh.on('error', () => drop(fresh));
    fresh.on('end', () => drop(fresh));
    fresh.on('notification', ({ payload }) => {
      if (payload !== own) heard();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      log.debug(
        { event: 'live.listener_unreachable', err: error },
        'The outbox listener can’t reach the database.',
      );
      drop(fresh);
      return;
    }
    if (closed) return void fresh.end().catch(() => undefined);
    client = fresh;
    pause = 100;
    heard();
  }

  function drop(lost: pg.Client): void {
    if (client === lost) client = undefined;
    lost.removeAllListeners('end');
    lost.end().catch(() => undefined);
    if (closed || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, pause);
    pause = Math.min(pause * 2, 2_000);
  }

  async function send(): Promise<void> {
    next = undefined;
    const speaker = client;
    if (speaker === undefined) return;
    telling = true;
    again = false;
    lastToldAt = performance.now();
    try {
      await speaker.query({
        name: 'events-tell',
        text: 'select pg_notify($1, $2)',
        values: [channel, own],
      });
    } catch {
      drop(speaker);
    }
    rest();
  }

  function rest(): void {
    telling = false;
    if (again) tell();
  }

  function tell(): void {
    again = true;
    if (next !== undefined || telling || closed) return;
    const wait = lastToldAt + pace - performance.now();
    if (wait <= 0) void send();
    else next = setTimeout(() => void send(), wait);
  }

  void connect();
  return {
    tell,
    async close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(next);
      client?.removeAllListeners('end');
      await client?.end().catch(() => undefined);
    },
  };
}
