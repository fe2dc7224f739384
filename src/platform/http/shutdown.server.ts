import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

interface StopOptions {
  readonly log: Log;
  /** Closes the house: resolves when everything under way has come to its end. */
  readonly stop: () => Promise<void>;
  /** Milliseconds after which the process ends although something is still under way. */
  readonly grace?: number;
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT: no new connections, what is under way comes to its
 * end, then exit code 0. A second signal, or the end of the grace, ends it at once with 1. An error
 * that nobody has caught is logged and ends it as cleanly, with 1, for nobody knows what it has left
 * undone; what keeps the process running starts it again.
 */
export function stopOnSignals({ log, stop, grace = 20_000 }: StopOptions): void {
  let asked = false;
  const end = (exitCode: number) => {
    asked = true;
    setTimeout(() => {
      log.error('Quad did not come to rest in time and is ended.');
      process.exit(1);
    }, grace).unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error({ err: error }, 'Quad could not stop cleanly.');
        process.exit(1);
      },
    );
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1);
    log.info({ signal }, 'Quad is stopping.');
    end(0);
  };
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'An error was not caught.');
    if (!asked) end(1);
  });
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * Closes a web server: it takes nothing new, idle connections end at once, requests under way are
 * answered; after `grace` milliseconds what is left (event streams, above all) is cut.
 */
export async function closeServer(app: FastifyInstance, grace = 10_000): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), grace);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
