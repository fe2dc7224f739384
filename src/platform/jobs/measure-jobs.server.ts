import type { Metrics } from '../monitoring/metrics.server.ts';
import type { JobCounts, JobState } from './count-jobs.server.ts';
import type { JobQueue } from './open-jobs.server.ts';

const states: readonly JobState[] = ['due', 'later', 'active', 'dead'];

/** Figures of jobs for `/metrics`: how many are in each state, and by kind how many wait and died. */
export function measureJobs(metrics: Metrics, jobs: Pick<JobQueue, 'count'>): void {
  // All metrics of one response come from one count.
  let counting: Promise<JobCounts> | undefined;
  const count = () =>
    (counting ??= jobs.count().finally(() => {
      counting = undefined;
    }));
  const byKind = async (state: JobState) =>
    Object.fromEntries(
      Object.entries(await count()).map(([kind, counts]) => [kind, counts[state]]),
    );
  metrics.gauge(
    'quad_jobs',
    'Jobs by their state: due, for later, in hand, dead.',
    async () => {
      const counts = Object.values(await count());
      const sum = (state: JobState) => counts.reduce((all, count) => all + count[state], 0);
      return Object.fromEntries(states.map((state) => [state, sum(state)]));
    },
    'state',
  );
  metrics.gauge('quad_jobs_due', 'Jobs that are due, by kind.', () => byKind('due'));
  metrics.gauge('quad_jobs_active', 'Jobs in hand, by kind.', () => byKind('active'));
  metrics.gauge('quad_jobs_dead', 'Jobs that were given up, by kind.', () => byKind('dead'));
}
