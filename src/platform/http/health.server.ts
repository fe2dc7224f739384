import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/** Resolves when a part of the house works, rejects when it does not. */
export type Probe = () => Promise<unknown>;

export interface Health {
  /** From now on `/readyz` says that this process is about to stop. */
  startStopping(): void;
}

interface HealthOptions {
  readonly log: Log;
  /** By name: `database`, `mail`, `events`. */
  readonly probes: Readonly<Record<string, Probe>>;
  /** Milliseconds a probe may take. */
  readonly patience?: number;
  /** Milliseconds for which one round of probes serves all who ask. */
  readonly remembered?: number;
}

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: it can do its work; 503 with the names of the
 * parts that fail. Why they fail is in the log, not in the answer.
 */
export function addHealth(app: FastifyInstance, options: HealthOptions): Health {
  const { log, probes, patience = 2000, remembered = 1000 } = options;
  let stopping = false;
  let round: Promise<readonly string[]> | undefined;

  function failingParts(): Promise<readonly string[]> {
    round ??= runProbes(probes, patience, log).finally(() => {
      setTimeout(() => (round = undefined), remembered).unref();
    });
    return round;
  }

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const failing = stopping ? ['stopping'] : await failingParts();
    if (failing.length === 0) return { status: 'ok' };
    return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', failing });
  });
  return {
    startStopping() {
      stopping = true;
    },
  };
}

async function runProbes(
  probes: Readonly<Record<string, Probe>>,
  patience: number,
  log: Log,
): Promise<readonly string[]> {
  const verdicts = await Promise.all(
    Object.entries(probes).map(async ([part, probe]) => {
      try {
        await within(patience, probe());
        return [];
      } catch (error) {
        log.warn({ part, err: error }, 'A part of the house is not ready.');
        return [part];
      }
    }),
  );
  return verdicts.flat();
}

async function within(patience: number, work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer in ${patience} ms.`)), patience);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
