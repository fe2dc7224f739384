import { processesIn } from '../database/cluster/watch-postmaster.server.ts';

/** Kills all processes of an embedded PostgreSQL; one may end meanwhile. */
export async function killCluster(folder: string): Promise<void> {
  for (const pid of await processesIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
