import { stat, truncate } from 'node:fs/promises';
import type { Cluster } from './cluster.server.ts';

/** Bytes of a server's log from which on it begins anew. */
export const logLimit = 16 * 1024 * 1024;

/**
 * Truncates the log of a cluster once it is too long, even while its server runs: the server
 * appends.
 */
export async function shortenLog({ logFile }: Pick<Cluster, 'logFile'>): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logLimit) await truncate(logFile);
}
