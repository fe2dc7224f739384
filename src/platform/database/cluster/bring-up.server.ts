import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import type { Log } from '../../log.ts';
import { DatabaseError } from '../database-error.ts';
import { localAddress, type Cluster } from './cluster.server.ts';
import { countHolds } from './hold.server.ts';
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
  const storedAccess = await readAccess(accessFile);
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
  if (!storedAccess) {
    throw new DatabaseError(
      `${accessFile}, which holds the password of the database beside it, is missing: put it back.`,
    );
  }
  return storedAccess;
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

/** Credentials for Quad's own PostgreSQL, kept for the next start. */
interface Access {
  readonly password: string;
  /** Where it listened last; taken again when it is free. */
  readonly port?: number;
}

/** A new password of 192 random bits. */
function newAccess(): Access {
  return { password: randomBytes(24).toString('base64url') };
}

/** Reads what `keepAccess` wrote; undefined when there is no such file. */
async function readAccess(file: string): Promise<Access | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const broken = new DatabaseError(`${file}, which holds the database's password, is broken.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw broken;
  }
  if (typeof parsed !== 'object' || parsed === null || !('password' in parsed)) throw broken;
  if (typeof parsed.password !== 'string') throw broken;
  const port = 'port' in parsed && typeof parsed.port === 'number' ? { port: parsed.port } : {};
  return { password: parsed.password, ...port };
}

/** Writes it for our eyes only (mode 0600), whole or not at all. */
async function keepAccess(file: string, access: Access): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(access)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
