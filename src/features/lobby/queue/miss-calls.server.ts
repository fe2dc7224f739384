import type pg from 'pg';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type Jobs } from '../../../platform/jobs/jobs.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import { pushNext, type Telling } from '../push/send-push.server.ts';
import { lockQueue, missOverdue, refreshQueues } from './queue-line.server.ts';

/** Looks after a booth's queue when the time to accept a call is over. */
export const missedCallsJob = jobKind<{ readonly boothId: string }>({
  name: 'missed-calls',
  isShown: false,
  parse(data) {
    const { boothId } = Object(data) as Record<string, unknown>;
    if (typeof boothId !== 'string' || !isUuid(boothId))
      throw new Error('This job names no booth.');
    return { boothId };
  },
});

/** Makes everyone at a booth who didn't accept in time miss their call, and tells who is next. */
export async function missCallsAt(tx: Queryable, telling: Telling, boothId: string): Promise<void> {
  await lockQueue(tx, boothId);
  if (!(await missOverdue(tx, boothId, telling.world.now()))) return;
  await refreshQueues(tx, [boothId]);
  await pushNext(tx, telling, boothId);
}

/** The handler of that job. */
export const queueJobs = ({
  pool,
  world,
  jobs,
}: {
  readonly pool: pg.Pool;
  readonly world: World;
  /** Read when a job runs: it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
}): readonly AnyJobHandler[] => [
  jobHandler({
    kind: missedCallsJob,
    run: ({ boothId }) =>
      transaction(pool, (tx) => missCallsAt(tx, { world, jobs: jobs() }, boothId)),
  }),
];
