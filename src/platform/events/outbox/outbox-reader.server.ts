import pg from 'pg';
import type { Database } from '../../database/database.server.ts';
import { connectionSettings } from '../../database/pool.server.ts';
import type { Log } from '../../log.ts';
import type { World } from '../../world.ts';
import { beginning, comparePositions } from '../cursor.ts';
import type { Position } from '../cursor.ts';
import { openListener } from './listener.server.ts';
import { readHeldBack, readLastPosition, readOutbox, settleEpoch } from '../read-outbox.server.ts';
import type { OutboxRow } from '../read-outbox.server.ts';

export interface OutboxReaderOptions {
  readonly database: Pick<Database, 'connectionString'>;
  readonly log: Log;
  readonly world: World;
  /** Is handed every event once and in order. Must not throw. */
  readonly read: (rows: readonly OutboxRow[]) => void;
  /** Something may have been missed: another epoch, or events deleted before they were read. */
  readonly onGap: () => void;
}

/** Reads the outbox, one for each process. */
export interface OutboxReader {
  /** Resolves when the reader first reaches the end of the table. */
  readonly ready: Promise<void>;
  readonly epoch: string;
  /** The position of the last event handed on. */
  readonly position: Position;
  /** Call after the write commits: this process reads now, the others are notified. */
  readonly wake: () => void;
  /**
   * Seconds by which subscribers are behind: the age of the oldest event held back by an open
   * transaction, or the time since the database last answered, whichever is longer.
   */
  readonly lag: () => number;
  close(): Promise<void>;
}

const poll = 250;
/** Milliseconds between two readings at least: a burst of writes is read in a few statements. */
const pace = 4;
const limit = 1_000;
/** Milliseconds between two looks at what is held back. */
const lagEvery = 1_000;

/**
 * Opens the event reader: it starts at the end of the table, reads new events, is woken by writers
 * and polls every 250 ms. While the database is unavailable it waits, and continues where it was.
 */
export function openOutboxReader(options: OutboxReaderOptions): OutboxReader {
  const { database, log } = options;
  let client: pg.Client | undefined;
  let epoch: string | undefined;
  let position = beginning;
  let closed = false;
  let reading: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let due = Infinity;
  let began = -Infinity;
  let answered = performance.now();
  let heldBack = 0;
  let heldBackAt = -Infinity;
  let pause = 1;
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client(connectionSettings(database.connectionString));
    fresh.on('error', () => undefined);
    client = fresh;
    await fresh.connect();
    await stand(fresh, await settleEpoch(fresh));
    return fresh;
  }

  /** Starts at the end of the table, unless the known positions are still valid. */
  async function stand(fresh: pg.Client, settled: string): Promise<void> {
    if (settled === epoch) return;
    const first = epoch === undefined;
    position = await readLastPosition(fresh);
    epoch = settled;
    if (first) becomeReady();
    else tear('The outbox started a new epoch; subscribers refetch.');
  }

  function tear(sentence: string): void {
    log.warn({ event: 'live.reader_gap' }, sentence);
    options.onGap();
  }

  async function readOn(): Promise<void> {
    began = performance.now();
    const reader = client ?? (await connect());
    for (;;) {
      const { rows, floor, epoch: current } = await readOutbox(reader, position, limit);
      answered = performance.now();
      const last = rows.at(-1);
      if (current !== epoch) await stand(reader, current);
      else if (comparePositions(floor, position) > 0) {
        position = floor;
        tear('Events were deleted before they were read; subscribers refetch.');
      } else {
        if (last !== undefined) {
          position = last.position;
          options.read(rows);
        }
        if (rows.length < limit) break;
      }
    }
    if (answered - heldBackAt < lagEvery) return;
    heldBack = await readHeldBack(reader);
    heldBackAt = performance.now();
  }

  function run(): void {
    timer = undefined;
    due = Infinity;
    if (closed) return;
    again = false;
    reading = readOn()
      .then(recover, fail)
      .then((rest) => {
        reading = undefined;
        schedule(again && client !== undefined ? 0 : rest);
      });
  }

  function recover(): number {
    if (pause > 0) log.info({ event: 'live.reader_started' }, 'Event outbox reader started.');
    pause = 0;
    return poll;
  }

  function fail(error: unknown): number {
    if (!closed && pause < 200)
      log.warn({ event: 'live.reader_failed', err: error }, 'The event outbox reader can’t read.');
    client?.end().catch(() => undefined);
    client = undefined;
    pause = Math.min(Math.max(pause * 2, 100), 2_000);
    return pause;
  }

  function schedule(wait: number): void {
    if (closed || reading !== undefined) return;
    const at = performance.now() + Math.max(wait, began + pace - performance.now());
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(run, Math.max(0, at - performance.now()));
  }

  function hear(): void {
    again = true;
    // While the database is unavailable, the retry interval applies.
    if (client !== undefined) schedule(0);
  }

  const listener = openListener({
    connectionString: () => database.connectionString,
    log,
    own: options.world.newId(),
    heard: hear,
  });
  run();
  return {
    ready,
    get epoch() {
      return epoch ?? '';
    },
    get position() {
      return position;
    },
    wake() {
      hear();
      listener.tell();
    },
    lag() {
      const silent = (performance.now() - answered) / 1_000;
      return Math.max(heldBack, silent > 1 ? silent : 0);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await listener.close();
      const last = client;
      await reading;
      await last?.end().catch(() => undefined);
    },
  };
}
