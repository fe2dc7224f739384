/**
 * A kind of work that is written down in the transaction it follows from and done afterwards.
 * The data of a job holds ids and figures, never names or addresses: operators see it.
 */
export interface JobKind<Data extends object> {
  /** Words joined by dashes, e.g. `campaign-start`. It is stored: a new name is a new kind. */
  readonly name: string;
  /** Parses stored data, possibly from an older Quad. Throws if it is invalid. */
  parse(data: unknown): Data;
  /**
   * Retries after the first failed attempt; default 8. The wait before the nth is e^n seconds. After
   * the last one the job is dead.
   */
  readonly retries: number;
  /** Seconds that one attempt may take before it counts as failed and its signal is given. */
  readonly timeLimit: number;
  /** Maximum concurrent jobs across all processes; undefined means no limit. */
  readonly concurrency: number | undefined;
  /**
   * Jobs of this kind that a process runs at once, beside those of the other kinds, which never wait
   * for it or make it wait; undefined means half of the slots that all other kinds share.
   */
  readonly slots: number | undefined;
  /**
   * Whether `quad jobs` shows finished jobs for a day, which also keeps one from running again when the
   * database goes away at its end; default true.
   */
  readonly isShown: boolean;
}

/** The required and optional settings of a kind. */
export type JobKindOptions<Data extends object> = Pick<JobKind<Data>, 'name' | 'parse'> &
  Partial<Omit<JobKind<Data>, 'name' | 'parse'>>;

/**
 * Declares a kind of job. By default it is tried nine times in a little over an hour (after 3 s,
 * 7 s, 20 s, ... 50 minutes), and an attempt may take 15 minutes.
 */
export function jobKind<Data extends object>(options: JobKindOptions<Data>): JobKind<Data> {
  return {
    retries: 8,
    timeLimit: 900,
    concurrency: undefined,
    slots: undefined,
    isShown: true,
    ...options,
  };
}

/** Data of kinds that need none. */
export function noData(): Readonly<Record<string, never>> {
  return {};
}
