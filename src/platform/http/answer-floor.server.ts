import { setTimeout as wait } from 'node:timers/promises';

/**
 * The minimum response time, in milliseconds, of calls that must not reveal whether an address is
 * known: their timing doesn't show whether an email was written.
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

/** Resolves when a call that starts now may be answered. */
export const floorOfNow = (): Promise<unknown> => wait(answerFloor);
