import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { localAddress, ownName } from './cluster/cluster.server.ts';
import type { Cluster } from './cluster/cluster.server.ts';
import { bringUp } from './cluster/bring-up.server.ts';
import { countOtherHolds, haveDatabase, takeHold } from './cluster/hold.server.ts';
import { lockFolder } from './cluster/lock-folder.server.ts';
import { ordinaryUser } from './cluster/ordinary-user.server.ts';
import { shortenLog } from './cluster/shorten-log.server.ts';
import { embeddedPrograms } from './cluster/postgres-programs.server.ts';
import type { PostgresPrograms } from './cluster/postgres-programs.server.ts';
import { stopPostmaster } from './cluster/stop-postmaster.server.ts';

/** A hold on the PostgreSQL in DATA_DIR. */
export interface Embedded {
  /** Where it is now. */
  connectionString(): string;
  /** Called when the server is back at another address. */
  onMoved(moved: () => void): void;
  /** Releases the hold; the last process to do so stops the server. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** Absent: those that npm installed with Quad. */
  readonly programs?: PostgresPrograms;
}

/**
 * Modest in memory, and durable: what was acknowledged is on the disk. It listens on loopback and
 * has no socket file. Just-in-time compilation costs more than Quad's short statements take.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  max_connections: '100',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Other details of an error quote row values.
  log_error_verbosity: 'terse',
};

/** Milliseconds between two looks at how long its log has become. */
const looksAtLog = 600_000;

/**
 * Opens the PostgreSQL in `dataDir`/postgres: creates it the first time, starts it if it isn't
 * running, adopts it if another (possibly killed) Quad process left it running.
 *
 * The server is a separate process. Each Quad process has one connection to it, the *hold*; the
 * server survives a killed process, and the last process to close stops it. If the hold breaks
 * because the server died, the first process to notice restarts it. All of this happens under one
 * lock.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await prepare(options);
  let closing = false;
  let moved = () => {};
  let reviving: Promise<void> | undefined;
  let { address, hold } = await grasp();
  const looking = setInterval(() => {
    shortenLog(cluster).catch((error: unknown) => {
      options.log.warn(
        { event: 'database.embedded_log', err: error },
        'Emptying the log of the embedded PostgreSQL failed.',
      );
    });
  }, looksAtLog);
  looking.unref();

  async function grasp(): Promise<{ address: string; hold: pg.Client }> {
    const held = await lockFolder(cluster.folder, async () => {
      const { port, password } = await bringUp(cluster, options.log);
      const hold = await takeHold(localAddress(port, password));
      await haveDatabase(hold, ownName);
      return { address: localAddress(port, password, ownName), hold };
    });
    held.hold.once('end', () => {
      if (!closing) reviving = revive();
    });
    return held;
  }

  async function revive(): Promise<void> {
    options.log.warn(
      { event: 'database.embedded_restarting' },
      'Embedded PostgreSQL stopped; restarting.',
    );
    for (let wait = 100; !closing; wait = Math.min(wait * 2, 5_000)) {
      try {
        ({ address, hold } = await grasp());
        moved();
        options.log.info(
          { event: 'database.embedded_up' },
          'Embedded PostgreSQL is running again.',
        );
        return;
      } catch (error) {
        options.log.error(
          { event: 'database.embedded_failed', err: error },
          'Restarting the embedded PostgreSQL failed.',
        );
        await pause(wait);
      }
    }
  }

  return {
    connectionString: () => address,
    onMoved: (callback) => (moved = callback),
    async close() {
      closing = true;
      clearInterval(looking);
      await reviving;
      await lockFolder(cluster.folder, async () => {
        const others = await countOtherHolds(hold);
        await hold.end();
        if (others === 0) await stopPostmaster(cluster.folder);
      });
    },
  };
}

async function prepare(options: EmbeddedOptions): Promise<Cluster> {
  // Others may pass through DATA_DIR, not look into it: PostgreSQL may be another user than Quad.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  await mkdir(options.dataDir, { recursive: true, mode });
  const dataDir = await realpath(options.dataDir);
  const folder = join(dataDir, 'postgres');
  return {
    folder,
    logFile: join(dataDir, 'postgres.log'),
    programs: options.programs ?? embeddedPrograms(),
    user: ordinaryUser(folder),
    settings,
  };
}
