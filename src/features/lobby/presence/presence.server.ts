import type pg from 'pg';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { Log } from '../../../platform/log.ts';
import type { World } from '../../../platform/world.ts';
import {
  beat,
  clearAfter,
  leaveAll,
  publishRooms,
  removeGone,
  writeComers,
  type Here,
} from './presence-statements.server.ts';

/** The intervals of presence. */
export interface PresenceRhythm {
  /** Milliseconds between two writes of arrivals and departures. */
  readonly pace: number;
  /** Milliseconds between two heartbeats. */
  readonly beat: number;
  /** Milliseconds without a heartbeat after which a process counts as dead. */
  readonly timeLimit: number;
}

interface PresenceParts {
  readonly pool: pg.Pool;
  readonly world: Pick<World, 'newId'>;
  readonly log: Log;
  /** Called when the rooms have changed. */
  readonly onCommit: () => void;
  readonly rhythm?: Partial<PresenceRhythm>;
}

/** Who is at which fair through this process's connections. */
export interface Presence {
  /** Records that someone entered a room; call the returned function when they leave it. */
  enter(here: Here): () => void;
  close(): Promise<void>;
}

interface Held {
  readonly here: Here;
  /** The number of open pages. */
  lines: number;
}

const everyDay: PresenceRhythm = { pace: 1_000, beat: 5_000, timeLimit: 20_000 };

/**
 * Opens presence. A person costs this process an entry in its memory; once a second it writes
 * arrivals and departures to the database, and every few seconds a heartbeat. While no one is here
 * it writes nothing.
 */
export function openPresence({ pool, world, log, onCommit, rhythm }: PresenceParts): Presence {
  const { pace, beat: beatEvery, timeLimit } = { ...everyDay, ...rhythm };
  const processId = world.newId();
  const held = new Map<string, Held>();
  let written = new Map<string, Here>();
  /** Whether the rooms may need republishing. */
  let isStale = false;
  let lastBeat = -Infinity;
  let isTroubled = false;
  let isClosed = false;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  // The next process cleans up after one that died while no one else was there.
  const firstLook = setTimeout(() => look(), timeLimit + pace);
  firstLook.unref();

  function look(): void {
    isStale = true;
    lastBeat = -Infinity;
    wake(0);
  }

  function wake(after: number): void {
    if (isClosed || timer !== undefined || working) return;
    timer = setTimeout(() => {
      timer = undefined;
      working = work().finally(() => {
        working = null;
        if (held.size > 0 || written.size > 0 || isStale) wake(pace);
      });
    }, after);
    timer.unref();
  }

  async function work(): Promise<void> {
    try {
      await live();
      await write();
      if (isStale) await publish();
      isTroubled = false;
    } catch (error) {
      // Whether it was written is unknown: writing it again does no harm.
      written = new Map();
      lastBeat = -Infinity;
      if (!isTroubled && !isClosed)
        log.warn({ event: 'presence.write_failed', err: error }, 'Writing presence failed.');
      isTroubled = true;
    }
  }

  async function live(): Promise<void> {
    const now = performance.now();
    if (now - lastBeat < beatEvery) return;
    if ((await beat(pool, processId)) === 'unknown') {
      written = new Map();
      await pool.query('delete from presence where process_id = $1', [processId]);
      isStale = true;
    }
    if ((await clearAfter(pool, timeLimit)) > 0) isStale = true;
    lastBeat = now;
  }

  async function write(): Promise<void> {
    const comers = [...held].filter(([key]) => !written.has(key));
    const gone = [...written].filter(([key]) => !held.has(key));
    if (comers.length > 0) {
      await writeComers(
        pool,
        processId,
        comers.map(([, { here }]) => here),
      );
      for (const [key, { here }] of comers) written.set(key, here);
    }
    if (gone.length > 0) {
      await removeGone(
        pool,
        processId,
        gone.map(([, here]) => here),
      );
      for (const [key] of gone) written.delete(key);
    }
    if (comers.length + gone.length > 0) isStale = true;
  }

  async function publish(): Promise<void> {
    const published = await transaction(pool, (tx) => publishRooms(tx, timeLimit));
    // Another process is publishing, perhaps without this latest write: retry.
    if (published === null) return;
    isStale = published.isBehind;
    if (published.count > 0) onCommit();
  }

  return {
    enter(here) {
      const key = `${here.roomId} ${here.accountId}`;
      const existing = held.get(key);
      if (existing) existing.lines += 1;
      else held.set(key, { here, lines: 1 });
      wake(0);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const one = held.get(key);
        if (!one) return;
        one.lines -= 1;
        if (one.lines === 0) held.delete(key);
        wake(pace);
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(firstLook);
      clearTimeout(timer);
      await working;
      if (lastBeat === -Infinity) return;
      try {
        await leaveAll(pool, processId);
        await transaction(pool, (tx) => publishRooms(tx, timeLimit, { isLast: true }));
      } catch {
        // The others notice when its heartbeats are missing.
      }
    },
  };
}
