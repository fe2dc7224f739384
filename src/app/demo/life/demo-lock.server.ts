import pg from 'pg';
import { connectionSettings } from '../../../platform/database/pool.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** Any number, the same in every Quad: the process that holds this lock plays the demo's people. */
const lockKey = 7_823_114_504;

/** The right to play the demo's people, which one process of a database has at a time. */
export interface DemoLock {
  /** Takes it where no other process has it; returns whether this process has it now. */
  take(): Promise<boolean>;
  isHeld(): boolean;
  release(): Promise<void>;
}

/**
 * A lock of the database on a connection of its own: a process that is killed loses it with its
 * connection, and the next one goes on.
 */
export function openDemoLock(connectionString: () => string): DemoLock {
  let client: pg.Client | undefined;
  let isHeld = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client(connectionSettings(connectionString()));
    const drop = () => {
      if (client !== fresh) return;
      client = undefined;
      isHeld = false;
    };
    fresh.on('error', drop);
    fresh.on('end', drop);
    await fresh.connect();
    client = fresh;
    return fresh;
  }

  return {
    async take() {
      if (isHeld) return true;
      const rows = await readRows(client ?? (await connect()), { taken: 'boolean' })(
        'select pg_try_advisory_lock($1) as taken',
        [lockKey],
      );
      isHeld = rows[0]?.taken === true;
      return isHeld;
    },
    isHeld: () => isHeld,
    async release() {
      const held = client;
      client = undefined;
      isHeld = false;
      await held?.end().catch(() => undefined);
    },
  };
}
