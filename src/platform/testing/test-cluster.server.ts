import { spawn } from 'node:child_process';
import { chmod, mkdtemp, realpath } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { localAddress } from '../database/cluster/cluster.server.ts';
import type { Cluster } from '../database/cluster/cluster.server.ts';
import { makeCluster } from '../database/cluster/make-cluster.server.ts';
import { ordinaryUser } from '../database/cluster/ordinary-user.server.ts';
import type { PostgresPrograms } from '../database/cluster/postgres-programs.server.ts';
import { startPostmaster } from '../database/cluster/start-postmaster.server.ts';
import { roomFor } from './room-for-cluster.server.ts';

/** A PostgreSQL for a test, in a temporary folder. */
export interface TestCluster {
  readonly cluster: Cluster;
  readonly port: number;
  /** The address of one of its databases. */
  address(database?: string): string;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

const password = 'test';

/** Durability is off. `settings` override these. */
const careless = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  // Apps that a file leaves open end with its process: they must not use up connections.
  max_connections: '400',
  autovacuum: 'off',
  // Without statistics, queries look expensive: five percent of a run went into JIT compilation.
  jit: 'off',
  timezone: 'UTC',
};

/**
 * Starts a PostgreSQL in a temporary folder. It ends with this process, however this process ends,
 * and its folder with it.
 */
export async function startTestCluster(
  programs: PostgresPrograms,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestCluster> {
  const all = { ...careless, ...settings };
  const home = await realpath(await mkdtemp(join(await roomFor(all), 'quad-test-')));
  await chmod(home, 0o711);
  const cluster: Cluster = {
    folder: join(home, 'postgres'),
    logFile: join(home, 'postgres.log'),
    programs,
    user: ordinaryUser(),
    settings: all,
  };
  const remove = mind(home, join(cluster.folder, 'postmaster.pid'));
  await makeCluster(cluster, password, ['--no-sync']);
  const port = await startPostmaster(cluster);
  return {
    cluster,
    port,
    address: (database) => localAddress(port, password, database),
    remove,
  };
}

/**
 * A small shell that waits for this process to end: its standard input is a pipe that the kernel
 * closes with us. Then it stops the server in the pid file and removes the folder. Returns a
 * function that triggers it now.
 */
function mind(home: string, pidFile: string): () => Promise<void> {
  const script = `
    trap '' INT TERM HUP
    read -r line
    if [ -f "$2" ]; then
      pid=$(head -n 1 "$2")
      kill -QUIT "$pid"
      for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" || break; sleep 0.1; done
    fi
    sleep 0.1
    rm -rf "$1"`;
  const child = spawn('sh', ['-c', script, 'mind', home, pidFile], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.unref();
  // The pipe alone is no reason for us to stay.
  if (child.stdin instanceof Socket) child.stdin.unref();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return async () => {
    child.ref();
    child.stdin.end();
    await ended;
  };
}
