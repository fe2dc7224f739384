import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { DatabaseError } from '../database-error.ts';
import { localAddress } from './cluster.server.ts';
import type { Cluster } from './cluster.server.ts';
import { countHolds } from './hold.server.ts';
import { keepAccess, newAccess, readAccess } from './keep-access.server.ts';
import type { Access } from './keep-access.server.ts';
import { makeCluster } from './make-cluster.server.ts';
import { startPostmaster } from './start-postmaster.server.ts';
import { stopPostmaster } from './stop-postmaster.server.ts';
import { livesIn, readPidFile, runsAnotherProgram } from './watch-postmaster.server.ts';

const MAJOR = '18';

/**
 * Sees to it that the server of the folder runs, and answers how to enter it. To be called under
 * the folder's lock.
 */
export async function bringUp(cluster: Cluster, log: Log): Promise<Required<Access>> {
  const accessFile = `${cluster.folder}.json`;
  const access = await settleFolder(cluster, accessFile, log);
  const port =
    (await adopt(cluster, access.password)) ?? (await startPostmaster(cluster, access.port));
  const found = { password: access.password, port };
  if (port !== access.port) await keepAccess(accessFile, found);
  return found;
}

/** Creates the data folder if there is none; otherwise checks that it is ours. */
async function settleFolder(cluster: Cluster, accessFile: string, log: Log): Promise<Access> {
  const version = await readVersion(cluster.folder);
  const kept = await readAccess(accessFile);
  if (version === undefined) {
    log.info({ event: 'database.creating' }, 'Creating the database.');
    const access = newAccess();
    await keepAccess(accessFile, access);
    await makeCluster(cluster, access.password);
    return access;
  }
  if (version !== MAJOR) {
    throw new DatabaseError(
      `${cluster.folder} was made by PostgreSQL ${version} and this Quad brings PostgreSQL ${MAJOR}: back it up with the Quad that made it and restore the backup with this one.`,
    );
  }
  if (!kept) {
    throw new DatabaseError(
      `${accessFile}, which holds the password of the database beside it, is missing: put it back.`,
    );
  }
  return kept;
}

/** The major version of a data folder; undefined if there is none. */
async function readVersion(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new DatabaseError(`${folder} belongs to another user: start Quad as the one before.`, {
      cause: error,
    });
  }
}

/**
 * The port of the server that already runs in this folder. A server that doesn't answer is stopped,
 * and so is an unused one from an older installation, whose libraries are gone.
 */
async function adopt(cluster: Cluster, password: string): Promise<number | undefined> {
  const { folder, programs } = cluster;
  for (;;) {
    const postmaster = await readPidFile(folder);
    if (!postmaster || !(await livesIn(folder, postmaster.pid))) return undefined;
    if (!postmaster.ready) {
      await pause(20);
      continue;
    }
    const holds = await countHolds(localAddress(postmaster.port, password));
    const outdated = await runsAnotherProgram(postmaster.pid, programs.postgres);
    if (holds !== undefined && !(outdated && holds === 0)) return postmaster.port;
    await stopPostmaster(folder, holds === undefined ? 2_000 : undefined);
  }
}
