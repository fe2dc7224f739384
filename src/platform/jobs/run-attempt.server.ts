import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Task } from 'graphile-worker';
import type { Queryable } from '../database/queryable.ts';
import { loggableError } from '../monitoring/loggable-error.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import { failureText } from './dead-jobs.server.ts';
import type { AnyJobHandler } from './jobs.ts';
import { worldTime } from './queue-clock.server.ts';

/** Why a handler gets its signal, besides the end of the process. */
export type Stop = 'canceled' | 'lost' | 'took too long';

/** An attempt in this process. */
export interface RunningJob {
  readonly kind: string;
  readonly signal: AbortSignal;
  readonly stopped: () => Stop | undefined;
  /** Signals the handler to stop. */
  stop(reason: Stop): void;
}

export interface AttemptParts {
  readonly pool: Queryable;
  readonly world: World;
  readonly log: Log;
  /** The attempt of a job that the library has just claimed. */
  readonly running: (job: Job) => RunningJob;
  /** Notes that a job was interrupted by the end of the process. */
  readonly giveBack: (job: Job) => void;
}

/** Seconds after its signal for which a handler is waited for. */
const patience = 30;

/** Seconds for which the end of a job is tried to be written while the database is away. */
const longestOutage = 45;

/** Starts tracking an attempt. */
export function trackJob({ task_identifier: kind }: Job): RunningJob {
  const controller = new AbortController();
  let stopped: Stop | undefined;
  return {
    kind,
    signal: controller.signal,
    stopped: () => stopped,
    stop(reason) {
      stopped ??= reason;
      controller.abort(new Error(`The job was ${reason}.`));
    },
  };
}

/** The handler of a kind, as the library calls it. What it throws is stored: never a message. */
export function taskOf(parts: AttemptParts, handler: AnyJobHandler): Task {
  const { pool, world, log } = parts;
  return async (payload, { job, abortSignal }) => {
    const running = parts.running(job);
    const id = job.key ?? job.id;
    const fields = { job: id, kind: handler.kind.name, attempt: job.attempts };
    // The process died, or the database was away, before the library deleted it.
    if (job.attempts > 1 && (await isFinished(pool, id))) return;
    if (isKeyed(job)) await pool.query('delete from job_key where job_id = $1', [id]);

    const overdue = Promise.withResolvers<never>();
    const timers = [
      setTimeout(() => running.stop('took too long'), handler.kind.timeLimit * 1000),
      setTimeout(
        () => overdue.reject(new Error('The job ignored its signal.')),
        (handler.kind.timeLimit + patience) * 1000,
      ),
    ];
    for (const timer of timers) timer.unref();
    const signal = AbortSignal.any([running.signal, abortSignal]);
    const settle = (write: () => Promise<unknown>) => untilWritten(write, { log, fields });
    try {
      await Promise.race([
        handler.start(payload, { id, attempt: job.attempts, signal }),
        overdue.promise,
      ]);
      if (handler.kind.isShown) await settle(() => noteFinished(parts, job, id, payload));
      log.debug({ event: 'jobs.finished', ...fields }, 'Job finished.');
    } catch (error) {
      // The library deletes it, as if it had ended.
      if (running.stopped() === 'canceled') return;
      if (abortSignal.aborted && running.stopped() === undefined) {
        parts.giveBack(job);
        throw new Error(failureText(world, 'given back'));
      }
      if (job.attempts < job.max_attempts) {
        log.warn(
          { event: 'jobs.retrying', ...fields, err: error },
          'Job failed; it will be retried.',
        );
      } else log.error({ event: 'jobs.dead', ...fields, err: error }, 'Job failed for good.');
      await settle(() => pool.query('select'));
      throw new Error(failureText(world, reasonFor(error)));
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
  };
}

const isKeyed = ({ flags }: Job): boolean =>
  Object.keys(flags ?? {}).some((flag) => flag.startsWith('key:'));

async function isFinished(pool: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from finished_job where id = $1', [id]);
  return rowCount === 1;
}

async function noteFinished(
  { pool, world }: AttemptParts,
  job: Job,
  id: string,
  payload: unknown,
): Promise<void> {
  await pool.query({
    name: 'jobs-finished',
    text: `insert into finished_job (id, kind, attempts, enqueued_at, due_at, finished_at, data)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [
      id,
      job.task_identifier,
      job.attempts,
      worldTime(pool, world, job.created_at),
      worldTime(pool, world, job.run_at),
      world.now(),
      JSON.stringify(payload),
    ],
  });
}

/**
 * What has happened must be written, even if the database is away for a moment: the library gives up
 * at the first error.
 */
async function untilWritten(
  write: () => Promise<unknown>,
  { log, fields }: { readonly log: Log; readonly fields: object },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write();
      return;
    } catch (error) {
      log.error(
        { event: 'jobs.outcome_write_failed', ...fields, err: error },
        'Recording a job outcome failed.',
      );
      if (tries >= longestOutage) return;
      await pause(1000);
    }
  }
}

/**
 * What operators see of an error: its name, code and position. Its message may contain personal
 * data; that is for the log.
 */
function reasonFor(error: unknown): string {
  const { type, code, stack } = loggableError(error);
  const sourcePosition = /[^/\\(]+:\d+:\d+/.exec(stack ?? '')?.[0];
  return [type, code, sourcePosition].filter((word) => word !== undefined).join(' ');
}
