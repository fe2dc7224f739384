import type { EventEmitter } from 'node:events';

/**
 * Goes on quietly when nobody reads these streams any more (`quad --help | head -1`). What is under
 * way comes to its end: a reader that has seen enough is no reason to break an import off.
 */
export function outliveReaders(...streams: readonly EventEmitter[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
