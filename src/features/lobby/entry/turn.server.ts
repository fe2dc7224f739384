import { createHash } from 'node:crypto';
import type { OpenFair } from './admission.server.ts';
import { jitterWindow } from './jitter-window.ts';

/**
 * When someone may come in: people who wait for the doors come in one after another, at a pace that
 * the site keeps up with. A person's turn is the same on each process and after each reload, so that
 * reloading the page neither helps nor costs a place.
 *
 * @param expected number of people who have registered
 */
export function turnOf(
  fair: Pick<OpenFair, 'id' | 'startTime'>,
  accountId: string,
  expected: number,
): Date {
  const drawn = createHash('sha256').update(`${fair.id} ${accountId}`).digest().readUInt32BE(0);
  const wait = (drawn / 2 ** 32) * jitterWindow(expected);
  return new Date(fair.startTime.getTime() + Math.floor(wait));
}
