import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

interface StopOptions {
  readonly log: Log;
  /** Announces that the process is stopping; it keeps serving. */
  readonly announce?: () => void;
  /** Milliseconds between a signal and the end of serving, for a proxy to notice. */
  readonly delay?: number;
  /** Takes no new connections from now on; requests over those that are open are answered. */
  readonly refuse?: () => void;
  /** Milliseconds between `refuse` and `stop`, after a delay: time to read what a proxy has just sent. */
  readonly linger?: number;
  /** Closes the app: resolves when everything in progress has finished. */
  readonly stop: () => Promise<void>;
  /** Milliseconds after the delay until the process ends, even if something is still in progress. */
  readonly grace?: number;
}

/** Milliseconds within which two signals are one Ctrl-C: the terminal sends it to npm and to Quad, and npm passes it on. */
const sameKeyPress = 2000;

/**
 * Ends the process cleanly on SIGTERM and SIGINT: it announces that and keeps serving for `delay`,
 * then accepts no new connections and answers over open ones for `linger`, finishes what is in
 * progress, and exits with code 0. Another signal more than two seconds later, or the end of the
 * grace period, exits at once with 1. An uncaught error is logged and ends it as cleanly, without
 * delay, with 1, because its state is unknown; the service manager restarts it.
 */
export function stopOnSignals(options: StopOptions): void {
  const { log, announce, delay = 0, refuse, linger = 1000, stop, grace = 20_000 } = options;
  let isStopping = false;
  let justSignaled = false;
  const end = (exitCode: number) => {
    isStopping = true;
    setTimeout(() => {
      log.error({ event: 'process.shutdown_timeout' }, 'Shutdown timed out; exiting.');
      process.exit(1);
    }, grace).unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error({ event: 'process.shutdown_failed', err: error }, 'Clean shutdown failed.');
        process.exit(1);
      },
    );
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (justSignaled) return;
    if (isStopping) process.exit(1);
    isStopping = true;
    justSignaled = true;
    setTimeout(() => (justSignaled = false), sameKeyPress).unref();
    log.info({ event: 'process.stopping', signal, delay }, 'Shutting down.');
    announce?.();
    if (delay === 0) {
      end(0);
      return;
    }
    setTimeout(() => {
      refuse?.();
      setTimeout(() => end(0), linger);
    }, delay);
  };
  process.on('unhandledRejection', (error) => {
    log.error({ event: 'process.uncaught', err: error }, 'Uncaught error.');
    if (!isStopping) end(1);
  });
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * Takes no new connections, and leaves those that are open alone, also idle ones: closing a server as
 * HTTP does it ends them at once, with whatever a proxy has just sent over them.
 */
export function stopListening(app: FastifyInstance): void {
  if (app.server.listening) Server.prototype.close.call(app.server);
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
