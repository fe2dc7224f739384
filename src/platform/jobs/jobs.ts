import type { Queryable } from '../database/queryable.ts';
import type { JobKind } from './job-kind.ts';

/** When and under which key a job is enqueued. */
export interface EnqueueOptions {
  /** Not before this instant; absent: as soon as the transaction has committed. */
  readonly at?: Date;
  /** Of one kind and key there is one job that waits; a second is the first. */
  readonly key?: string;
}

/** Work after the transaction, by any process with a free slot. */
export interface Jobs {
  /**
   * Enqueues a job in the caller's transaction and returns its id. If a job with the same key is
   * waiting, that one stays and its id is returned; a running one doesn't count.
   */
  enqueue<Data extends object>(
    tx: Queryable,
    kind: JobKind<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<string>;
  /**
   * Takes a job back in the caller's transaction; false when it has ended or never was. One that runs
   * gets its signal a few seconds later and is not tried again.
   */
  cancel(tx: Queryable, kind: Pick<JobKind<object>, 'name'>, id: string): Promise<boolean>;
  /**
   * Enqueues permanently failed jobs again, each with all its attempts; returns how many. One whose
   * key another job has by now is dropped.
   */
  retryDead(ids: readonly string[]): Promise<number>;
  /** Does what is due by World's clock now, until nothing is; answers how many jobs were run. */
  runDue(): Promise<number>;
}

/** The input of a handler besides the data. */
export interface JobRun {
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /**
   * Aborted when the job is canceled, takes too long, or the process stops: stop where it is safe.
   */
  readonly signal: AbortSignal;
}

/**
 * Runs the jobs of one kind. An earlier attempt may have got halfway, or finished, unrecorded:
 * handlers are idempotent. If it throws, the job is retried later.
 */
export interface JobHandler<Data extends object = object> {
  readonly kind: JobKind<Data>;
  run(data: Data, run: JobRun): Promise<void>;
}

/** Pairs a kind with what does it, so that lists of handlers of different data can be made. */
export function jobHandler<Data extends object>(handler: JobHandler<Data>): AnyJobHandler {
  return {
    kind: handler.kind,
    start: (data, run) => handler.run(handler.kind.parse(data), run),
  };
}

/** A handler with its data already parsed. */
export interface AnyJobHandler {
  readonly kind: Omit<JobKind<object>, 'parse'>;
  start(data: unknown, run: JobRun): Promise<void>;
}

/** Recurring work. One of several processes runs it. */
export interface JobSchedule {
  readonly name: string;
  /** Five fields of cron: minute, hour, day of the month, month, day of the week. */
  readonly every: string;
  /** IANA name of the time zone in which the hours are meant, e.g. `America/New_York`. */
  readonly zone: string;
  /** Does it; tried again like any job when it throws. */
  run(run: JobRun): Promise<void>;
}
