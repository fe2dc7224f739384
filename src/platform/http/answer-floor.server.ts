import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds before which no answer leaves where it must not be known whether an address is: whether
 * there was something to write is not to be timed.
 */
export const answerFloor = 120;

/** Does something, and hands its outcome over when the floor lets it go: not before, whatever it is. */
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

/** The floor of an answer to a call that comes in now. */
export const floorOfNow = (): Promise<unknown> => wait(answerFloor);
