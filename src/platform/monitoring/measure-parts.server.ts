import type { Log } from '../log.ts';
import type { Metrics } from './metrics.server.ts';
import { within } from './within.ts';

/** Resolves when a part works, rejects when it does not. */
export type Probe = () => Promise<unknown>;

/**
 * Shows by `quad_part_works` which of the parts that all processes share do their work. Why one does
 * not is in the log, once.
 *
 * @param patience milliseconds that a part may take to answer
 */
export function measureParts(
  metrics: Metrics,
  log: Log,
  parts: Readonly<Record<string, Probe>>,
  timeLimit = 2000,
): void {
  const failing = new Set<string>();

  async function works(part: string, probe: Probe): Promise<number> {
    try {
      await within(timeLimit, probe());
      if (failing.delete(part))
        log.info({ event: 'health.recovered', part }, 'Dependency recovered.');
      return 1;
    } catch (error) {
      if (!failing.has(part))
        log.warn({ event: 'health.failed', part, err: error }, 'Health check failed.');
      failing.add(part);
      return 0;
    }
  }

  metrics.gauge(
    'quad_part_works',
    '1 when email, jobs or events do their work, 0 when they stand still.',
    async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(parts).map(
            async ([part, probe]) => [part, await works(part, probe)] as const,
          ),
        ),
      ),
    'part',
  );
}
