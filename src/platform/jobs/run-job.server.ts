import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../database/queryable.ts';
import { loggableError } from '../monitoring/loggable-error.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import type { ClaimedJob } from './claim-jobs.server.ts';
import type { AnyJobHandler } from './jobs.ts';
import { affectedBy, lease, type Engine } from './open-engine.server.ts';

export interface RunParts {
  readonly engine: Engine;
  readonly pool: Queryable;
  readonly world: World;
  readonly log: Log;
}

/** A job on its way. */
export interface RunningJob {
  /** Settles, and never rejects, when the outcome is written down or given up. */
  readonly done: Promise<void>;
  /** Signals the handler to stop; unfinished work then goes back to the queue. */
  giveBack(): void;
}

/** Why a handler gets its signal. */
type Stop = 'given back' | 'lost' | 'took too long';

/** Starts one attempt: runs the handler, sends heartbeats, records the outcome. */
export function runJob(parts: RunParts, handler: AnyJobHandler, job: ClaimedJob): RunningJob {
  const { engine, log } = parts;
  const stop = new AbortController();
  let stopped: Stop | undefined;
  const stopFor = (reason: Stop) => {
    stopped ??= reason;
    stop.abort(new Error(`The job was ${reason}.`));
  };
  const fields = { job: job.id, kind: job.kind, attempt: job.retryCount + 1 };

  // Real time: a lease is about processes that live or do not.
  const signs = setInterval(
    () => {
      engine.boss.touch(job.kind, job).then(
        (response) => affectedBy(response) > 0 || stopFor('lost'),
        (error: unknown) =>
          log.warn(
            { event: 'jobs.heartbeat_failed', ...fields, err: error },
            'Writing a job heartbeat failed.',
          ),
      );
    },
    (lease * 1000) / 9,
  ).unref();
  const limit = setTimeout(() => stopFor('took too long'), handler.kind.timeLimit * 1000).unref();

  async function attempt(): Promise<void> {
    const run = { id: job.id, attempt: fields.attempt, signal: stop.signal };
    try {
      await handler.start(job.data, run);
      await settle('done', () => engine.boss.complete(job.kind, job));
    } catch (error) {
      if (stopped === 'lost') return;
      if (stopped === 'given back') return await settle('given back', () => returnJob(parts, job));
      if (job.retryCount < handler.kind.retries) {
        log.warn(
          { event: 'jobs.retrying', ...fields, err: error },
          'Job failed; it will be retried.',
        );
      } else log.error({ event: 'jobs.dead', ...fields, err: error }, 'Job failed for good.');
      await settle('failed', () => engine.boss.fail(job.kind, job, reasonOf(error)));
    }
  }

  /** What has happened must be written down, even if the database is away for a moment. */
  async function settle(outcome: string, write: () => Promise<unknown>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await write();
        log.debug({ event: 'jobs.finished', ...fields, outcome }, 'Job finished.');
        return;
      } catch (error) {
        log.error(
          { event: 'jobs.outcome_write_failed', ...fields, err: error },
          'Recording a job outcome failed.',
        );
        // After the lease, another process has the job.
        if (tries >= lease || (stopped === 'given back' && tries >= 3)) return;
        await pause(1000);
      }
    }
  }

  const done = attempt().finally(() => {
    clearInterval(signs);
    clearTimeout(limit);
  });
  return { done, giveBack: () => stopFor('given back') };
}

/** Puts an attempt back as if it had not started, for the next poll. */
async function returnJob({ pool, world }: RunParts, job: ClaimedJob): Promise<void> {
  await pool.query(
    `update jobs.job_common
     set state = 'retry', start_after = $4, started_on = null, heartbeat_on = null
     where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
    [job.kind, job.id, job.retryCount, world.now()],
  );
}

/**
 * What operators see of an error: its name, code and position. Its message may contain personal
 * data; that is for the log.
 */
function reasonOf(error: unknown): object {
  const { type, code, stack } = loggableError(error);
  const place = /[^/\\(]+:\d+:\d+/.exec(stack ?? '')?.[0];
  return { reason: type, ...(code ? { code } : {}), ...(place ? { place } : {}) };
}
