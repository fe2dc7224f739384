/**
 * A kind of work that is written down in the transaction it follows from and done afterwards.
 * The data of a job holds ids and figures, never names or addresses: operators see it.
 */
export interface JobKind<Data extends object> {
  /** Words joined by dashes, e.g. `campaign-start`. It is stored: a new name is a new kind. */
  readonly name: string;
  /** Reads what was stored, perhaps by an older Quad. Throws when it is not such data. */
  parse(data: unknown): Data;
  /** Attempts after the first that failed; 8 unless told. After the last one the job is dead. */
  readonly retries: number;
  /** Seconds before the first retry; each later one waits about twice as long as the one before. */
  readonly firstRetry: number;
  /** Seconds that no wait between two attempts exceeds. */
  readonly longestRetry: number;
  /** Seconds that one attempt may take before it counts as failed and its signal is given. */
  readonly patience: number;
  /** How many may run at once over all processes; undefined for as many as there are hands. */
  readonly concurrency: number | undefined;
}

/** What a kind must say, and what it may say. */
export type JobKindOptions<Data extends object> = Pick<JobKind<Data>, 'name' | 'parse'> &
  Partial<Omit<JobKind<Data>, 'name' | 'parse'>>;

/**
 * Declares a kind of job. Unless told otherwise it is tried nine times in a bit more than an hour (15 s,
 * 30 s, ... up to half an hour between two attempts), and an attempt may take a quarter of an hour.
 */
export function jobKind<Data extends object>(options: JobKindOptions<Data>): JobKind<Data> {
  return {
    retries: 8,
    firstRetry: 15,
    longestRetry: 1800,
    patience: 900,
    concurrency: undefined,
    ...options,
  };
}

/** Data of kinds that need none. */
export function noData(): Readonly<Record<string, never>> {
  return {};
}
