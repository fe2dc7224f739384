import { createHash } from 'node:crypto';
import type { OpenFair } from './admission.server.ts';

/**
 * People per second that a site lets in: what two cores take, with the database beside, while
 * 20,000 people come (`npm run bench -- fair`).
 */
const perSecond = 60;
/** Minimum milliseconds until all are in: too short for anyone to notice. */
const least = 3_000;
/** Maximum: longer than that, people would take the fair for broken. */
const most = 300_000;

/** Milliseconds after the start of a fair over which so many people come in. */
export const turnsTake = (people: number): number =>
  Math.min(most, Math.max(least, Math.ceil((people / perSecond) * 1_000)));

/**
 * When someone may come in: people who wait for the doors come in one after another, at a pace that
 * the site keeps up with. A person's place is the same on each process and after each reload, so
 * that reloading the page neither helps nor costs one.
 *
 * @param expected number of people who have registered
 */
export function turnOf(
  fair: Pick<OpenFair, 'id' | 'startTime'>,
  accountId: string,
  expected: number,
): Date {
  const drawn = createHash('sha256').update(`${fair.id} ${accountId}`).digest().readUInt32BE(0);
  const wait = (drawn / 2 ** 32) * turnsTake(expected);
  return new Date(fair.startTime.getTime() + Math.floor(wait));
}
