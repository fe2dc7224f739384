import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chown, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from '../database-error.ts';
import type { Cluster } from './cluster.server.ts';
import { runAs } from './ordinary-user.server.ts';
import { shortenLog } from './shorten-log.server.ts';
import { stopProcesses } from './stop-postmaster.server.ts';
import { livesIn, processesIn, readPidFile } from './watch-postmaster.server.ts';

const TRIES = 6;

/**
 * Starts the server of a data folder and returns its port: the remembered one if free, otherwise
 * another. Cleans up after a killed server first; PostgreSQL then recovers itself. Retries a failed
 * start with backoff. The server outlives this process.
 */
export async function startPostmaster(cluster: Cluster, rememberedPort?: number): Promise<number> {
  let port = rememberedPort;
  for (let attempt = 1; ; attempt += 1) {
    await clearRemains(cluster);
    port = await freePort(port);
    if (await launch(cluster, port)) return port;
    if (attempt === TRIES) {
      throw new DatabaseError(
        `The embedded PostgreSQL does not start: ${await lastWords(cluster)} (see ${cluster.logFile}).`,
      );
    }
    await pause(50 * 2 ** attempt);
  }
}

/**
 * Ends processes that outlived their postmaster, and removes a pid file whose number now belongs to
 * another process, which would keep PostgreSQL from starting. It is removed only when no process of
 * the folder is left.
 */
async function clearRemains(cluster: Cluster): Promise<void> {
  await stopProcesses(await processesIn(cluster.folder), cluster.folder);
  const noted = await readPidFile(cluster.folder);
  if (noted && !(await livesIn(cluster.folder, noted.pid))) {
    await rm(join(cluster.folder, 'postmaster.pid'), { force: true });
  }
}

/** Runs the server and waits until it takes connections; false when it ended instead. */
async function launch(cluster: Cluster, port: number): Promise<boolean> {
  const settings = { ...cluster.settings, port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { postgres } = cluster.programs;
  const run = runAs(cluster.user, postgres, ['-D', cluster.folder, ...flags], [cluster.folder]);
  const log = await openLog(cluster);
  const life = { ended: false };
  const child = spawn(run.command, run.args, {
    ...run.user,
    cwd: '/',
    // Its own session: Ctrl-C in the terminal goes to Quad, which then decides.
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
  });
  closeSync(log);
  for (const end of ['error', 'exit']) child.once(end, () => (life.ended = true));
  child.unref();
  while (!life.ended) {
    const postmaster = await readPidFile(cluster.folder);
    if (postmaster?.pid === child.pid && postmaster?.ready) return true;
    await pause(10);
  }
  return false;
}

async function openLog(cluster: Cluster): Promise<number> {
  await shortenLog(cluster);
  const log = openSync(cluster.logFile, 'a', 0o600);
  const { uid, gid } = cluster.user;
  if (uid !== undefined && gid !== undefined) await chown(cluster.logFile, uid, gid);
  return log;
}

async function lastWords(cluster: Cluster): Promise<string> {
  const lines = (await readFile(cluster.logFile, 'utf8').catch(() => '')).trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'no reason';
}

/** A free port on 127.0.0.1, preferably the wanted one. */
async function freePort(wish = 0): Promise<number> {
  const server = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(wish, '127.0.0.1', () => resolve(true));
  });
  if (!listens) return freePort();
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : freePort();
}
