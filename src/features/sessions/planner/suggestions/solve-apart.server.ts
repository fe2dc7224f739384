import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Solve, Solved } from './solve.ts';

const answer = v.nullable(
  v.object({
    values: v.record(v.string(), v.number()),
    worth: v.number(),
    bound: v.number(),
    isBest: v.boolean(),
  }),
);

/** Seconds beyond the solver's own limit after which its thread is terminated. */
const timeLimit = 15;

let before: Promise<unknown> = Promise.resolve();

/**
 * Solves a program in its own thread, so that the server stays responsive; one at a time, as each
 * uses a whole core.
 * @throws Error when the thread fails
 */
export const solveApart: Solve = (program, seconds) => {
  const solved = before.then(() => solveIn(program, seconds));
  before = solved.catch(() => undefined);
  return solved;
};

async function solveIn(program: string, seconds: number): Promise<Solved | null> {
  const worker = new Worker(new URL('./solve-worker.server.ts', import.meta.url), {
    workerData: { program, seconds },
  });
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('The solver did not end in time.')),
        (seconds + timeLimit) * 1000,
      );
      timer.unref();
      worker.once('message', (message: unknown) => {
        clearTimeout(timer);
        resolve(v.parse(answer, message));
      });
      worker.once('error', (error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error('The solver failed.'));
      });
    });
  } finally {
    await worker.terminate();
  }
}
