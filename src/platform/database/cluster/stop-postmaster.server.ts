import { setTimeout as pause } from 'node:timers/promises';
import { livesIn, processesIn, readPidFile } from './watch-postmaster.server.ts';

/**
 * Stops the server of a data folder in order (PostgreSQL's "fast" shutdown: open transactions are
 * rolled back, everything is written out), and with force when it takes longer than `patience`
 * milliseconds. Does nothing when none runs.
 */
export async function stopPostmaster(folder: string, timeLimit = 20_000): Promise<void> {
  const postmaster = await readPidFile(folder);
  if (postmaster && (await livesIn(folder, postmaster.pid))) {
    send(postmaster.pid, 'SIGINT');
    if (await gone([postmaster.pid], folder, timeLimit)) return;
  }
  await stopProcesses(await processesIn(folder), folder);
}

/** Ends the processes of a data folder: first gracefully, then by force. */
export async function stopProcesses(pids: readonly number[], folder: string): Promise<void> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    if (pids.length === 0) return;
    // A process that was halted only hears SIGKILL, unless it is woken.
    for (const pid of pids) send(pid, signal);
    if (await gone(pids, folder, 2_000)) return;
  }
}

async function gone(pids: readonly number[], folder: string, timeLimit: number): Promise<boolean> {
  const deadline = performance.now() + timeLimit;
  for (;;) {
    const alive = await Promise.all(pids.map((pid) => livesIn(folder, pid)));
    if (!alive.includes(true)) return true;
    if (performance.now() > deadline) return false;
    await pause(10);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}
