import type { Queryable } from '../database/queryable.ts';
import type { JobKind } from './job-kind.ts';

/** When and under which key a job is enqueued. */
export interface EnqueueOptions {
  /** Not before this instant; absent: as soon as the transaction has committed. */
  readonly at?: Date;
  /** Of one kind and key there is one job that waits; a second is the first. */
  readonly key?: string;
}

/** Work that is done after the transaction, by whichever process has a hand free. */
export interface Jobs {
  /**
   * Writes a job down in the caller's transaction and answers its id. With a key under which one is
   * waiting already, that one stays as it is and its id is answered; one that has begun does not count.
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
   * Enqueues jobs that failed for good again, each with all its attempts; answers how many. One under
   * whose key another waits by now goes.
   */
  retryDead(ids: readonly string[]): Promise<number>;
  /** Does what is due by World's clock now, until nothing is; answers how many jobs were run. */
  runDue(): Promise<number>;
}

/** What a handler is handed beside the data. */
export interface JobRun {
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Given when the job is cancelled, takes too long, or the process stops: let go where it is safe. */
  readonly signal: AbortSignal;
}

/**
 * Does the jobs of one kind. An attempt may have got halfway, or to its end, without anybody knowing:
 * a handler does no harm when it runs twice. What it throws makes it be tried again later.
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

/** A handler whose data is read by itself. */
export interface AnyJobHandler {
  readonly kind: Omit<JobKind<object>, 'parse'>;
  start(data: unknown, run: JobRun): Promise<void>;
}

/** Work that comes round by the clock. Of several processes one does it. */
export interface JobSchedule {
  readonly name: string;
  /** Five fields of cron: minute, hour, day of the month, month, day of the week. */
  readonly every: string;
  /** IANA name of the time zone in which the hours are meant, e.g. `America/New_York`. */
  readonly zone: string;
  /** Does it; tried again like any job when it throws. */
  run(run: JobRun): Promise<void>;
}
