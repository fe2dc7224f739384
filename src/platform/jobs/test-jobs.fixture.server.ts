import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { silentLog } from '../log.ts';
import { worldAt, type TestWorld } from '../testing/world-at.server.ts';
import { sampleJob, type SampleJob } from './sample-job.fixture.ts';
import type { JobKind } from './job-kind.ts';
import { jobHandler, type JobRun, type JobSchedule } from './jobs.ts';
import { openJobs, type JobQueue } from './open-jobs.server.ts';

/** What a test sees of one attempt. */
export interface Attempt extends SampleJob {
  readonly id: string;
  readonly attempt: number;
}

export interface TestJobs {
  readonly jobs: JobQueue;
  readonly world: TestWorld;
  /** The attempts that were started, in order. */
  readonly done: Attempt[];
}

interface TestJobsOptions {
  /** What a job does besides being recorded; absent: nothing. */
  readonly run?: (data: SampleJob, run: JobRun) => Promise<void>;
  readonly kind?: JobKind<SampleJob>;
  readonly schedules?: readonly JobSchedule[];
  readonly world?: TestWorld;
  readonly grace?: number;
}

/** A job queue with a test clock and without earlier jobs; closed at the end. */
export async function testJobs(pool: pg.Pool, options: TestJobsOptions = {}): Promise<TestJobs> {
  await pool.query(
    `delete from graphile_worker._private_jobs; delete from graphile_worker._private_job_queues;
     delete from job_key; delete from job_worker; delete from finished_job; delete from job_clock`,
  );
  return neighboringJobs(pool, options);
}

/** A further process on the same jobs, as far as one can be had in the same process. */
export async function neighboringJobs(
  pool: pg.Pool,
  { run, kind = sampleJob, schedules = [], world, grace }: TestJobsOptions = {},
): Promise<TestJobs> {
  const ownWorld = world ?? worldAt('2026-11-21T12:00:00Z');
  const done: Attempt[] = [];
  const jobs = await openJobs({
    pool,
    world: ownWorld,
    log: silentLog,
    schedules,
    handlers: [
      jobHandler({
        kind,
        async run(data, how) {
          done.push({ id: how.id, ...data, attempt: how.attempt });
          await run?.(data, how);
        },
      }),
    ],
    ...(grace === undefined ? {} : { grace }),
  });
  onTestFinished(() => jobs.close());
  return { jobs, world: ownWorld, done };
}
