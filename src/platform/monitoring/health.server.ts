import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { within } from './within.ts';

export interface Health {
  /** Whether this process can serve, for `/readyz`. */
  isReady(): Promise<boolean>;
  /**
   * From now on `/readyz` says that this process is stopping, and responses close their
   * connections, so that a proxy sends its next requests elsewhere. The process still serves.
   */
  startStopping(): void;
}

interface HealthOptions {
  readonly log: Log;
  /** Resolves when the database answers. */
  readonly database: () => Promise<unknown>;
  /** Milliseconds that the database may take. */
  readonly timeLimit?: number;
  /** Milliseconds between two looks at least. */
  readonly pause?: number;
}

/** Looks in a row without an answer after which a process is not ready, and with one until it is again. */
const toFail = 3;
const toRecover = 2;

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: this process can serve, that is, its
 * database answers and it is not stopping; else 503 with the reason. Shared parts (delayed email,
 * jobs, live updates) are left out, because they would take all processes out of the load balancer
 * at once. A single failed check does not count, nor a single successful one after an outage. The
 * log says why a check failed, not the answer.
 */
export function addHealth(app: FastifyInstance, options: HealthOptions): Health {
  const { log, database, timeLimit = 2000, pause = 1000 } = options;
  let stopping = false;
  /** Absent: not checked yet. */
  let isReady: boolean | undefined;
  /** Looks in a row that contradict `isReady`. */
  let against = 0;
  let looking: Promise<void> | undefined;
  let next: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const answers = await within(timeLimit, database()).then(
      () => true,
      (error: unknown) => {
        if (against === 0 && isReady !== false)
          log.warn(
            { event: 'health.database_silent', err: error },
            'The database did not respond.',
          );
        return false;
      },
    );
    against = answers === isReady ? 0 : against + 1;
    const enough = isReady === undefined ? 1 : isReady ? toFail : toRecover;
    if (against < enough) return;
    if (!answers)
      log.warn({ event: 'health.not_ready' }, 'Not ready: the database doesn’t answer.');
    else if (isReady !== undefined) log.warn({ event: 'health.ready' }, 'Ready again.');
    isReady = answers;
    against = 0;
  }

  /** One check serves all requests within an interval; while something is wrong it repeats. */
  function lookNow(): Promise<void> {
    looking ??= look().finally(() => {
      next = setTimeout(() => {
        looking = undefined;
        if (isReady !== true || against > 0) void lookNow();
      }, pause).unref();
    });
    return looking;
  }

  async function judge(): Promise<boolean> {
    if (!stopping) await lookNow();
    return !stopping && isReady === true;
  }

  app.addHook('onClose', (_app, done) => {
    stopping = true;
    clearTimeout(next);
    done();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (await judge()) return { status: 'ok' };
    const failing = [stopping ? 'stopping' : 'database'];
    return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', failing });
  });
  return {
    isReady: judge,
    startStopping() {
      stopping = true;
    },
  };
}
