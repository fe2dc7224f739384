import { jobKind, type JobKind } from './job-kind.ts';

/** A job for trying jobs out. */
export interface Errand {
  readonly what: string;
}

function parseErrand(data: unknown): Errand {
  if (typeof data !== 'object' || data === null || !('what' in data)) {
    throw new TypeError('That is no errand.');
  }
  return { what: String(data.what) };
}

/** The kind of job that tests enqueue. */
export const errand: JobKind<Errand> = jobKind({ name: 'errand', parse: parseErrand });
