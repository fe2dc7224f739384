import { jobKind, type JobKind } from './job-kind.ts';

/** A job for trying jobs out. */
export interface SampleJob {
  readonly what: string;
}

function parseSampleJob(data: unknown): SampleJob {
  if (typeof data !== 'object' || data === null || !('what' in data)) {
    throw new TypeError('That is no sample job.');
  }
  return { what: String(data.what) };
}

/** The kind of job that tests enqueue. */
export const sampleJob: JobKind<SampleJob> = jobKind({ name: 'sample', parse: parseSampleJob });
