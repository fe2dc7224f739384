import type { EventEmitter } from 'node:events';

/**
 * Continues silently when a reader closes these streams (`quad --help | head -1`), so that it
 * doesn't break off an import.
 */
export function outliveReaders(...streams: readonly EventEmitter[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
