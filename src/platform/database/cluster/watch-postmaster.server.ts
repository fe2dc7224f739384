import { readFile, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { platform } from 'node:os';

/** What a running PostgreSQL writes into `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Whether it takes connections; not yet while it starts and recovers. */
  readonly ready: boolean;
}

/** Reads the pid file of a data folder; undefined if there is none or it is incomplete. */
export async function readPidFile(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  // Line 1 is the process, 4 the port, 8 the state (PostgreSQL source, utils/pidfile.h).
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number.isInteger(port) ? port : 0, ready: lines[7]?.trim() === 'ready' };
}

/**
 * Whether process `pid` belongs to the server of this data folder. A number in a pid file is not
 * enough: after a restart of the machine it may belong to another process, and a killed process may
 * remain as a zombie. PostgreSQL's processes have the data folder as working directory.
 */
export async function livesIn(folder: string, pid: number): Promise<boolean> {
  if (platform() === 'linux') return (await standsIn(pid)) === folder;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The processes of the server of this data folder, whether or not their postmaster still lives. */
export async function processesIn(folder: string): Promise<number[]> {
  if (platform() !== 'linux') {
    const postmaster = await readPidFile(folder);
    return postmaster && (await livesIn(folder, postmaster.pid)) ? [postmaster.pid] : [];
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const places = await Promise.all(pids.map(standsIn));
  return pids.filter((pid, index) => pid !== process.pid && places[index] === folder);
}

/** Whether the postmaster runs another program than this one, or one since deleted by an update. */
export async function runsAnotherProgram(pid: number, program: string): Promise<boolean> {
  const running = await readlink(`/proc/${pid}/exe`).catch(() => undefined);
  return running !== undefined && running !== program;
}

function standsIn(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
}
