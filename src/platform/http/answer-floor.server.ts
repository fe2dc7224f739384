import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds before which no answer leaves where it must not be known whether an address is: whether
 * there was something to write is not to be timed.
 */
export const answerFloor = 120;

/** Runs a task and returns its outcome after a minimum time, even a failure. */
export async function notBefore<Outcome>(
  floor: Promise<unknown>,
  work: () => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await work();
  } finally {
    await floor;
  }
}

/** The minimum time of an answer to a call that starts now. */
export const floorOfNow = (): Promise<unknown> => wait(answerFloor);
