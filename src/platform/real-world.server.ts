import { randomBytes } from 'node:crypto';
import type { World } from './world.ts';

/**
 * Lays out a UUID of version 7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, a 12-bit
 * counter that keeps identifiers of one process in the order of their making, 62 random bits.
 */
export function layOutUuid7(milliseconds: number, counter: number, random: Uint8Array): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  const low = (counter & 0xfff).toString(16).padStart(3, '0');
  const variant = (((random[0] ?? 0) & 0x3f) | 0x80).toString(16).padStart(2, '0');
  const tail = Buffer.from(random.subarray(1, 8)).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${low}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`;
}

/** A world with a clock of the caller's choice and real randomness. */
export function worldWithClock(clock: () => number): World {
  let last = 0;
  let counter = 0;
  let pool = randomBytes(4096);
  let used = 0;
  return {
    now: () => new Date(clock()),
    randomBytes: (length) => randomBytes(length),
    newId() {
      const now = Math.max(clock(), last);
      counter = now === last ? counter + 1 : (pool[used] ?? 0);
      // Past 4,095 identifiers in one millisecond the next millisecond is borrowed.
      if (counter > 0xfff) {
        last = now + 1;
        counter = 0;
      } else last = now;
      if (used + 8 > pool.length) {
        pool = randomBytes(4096);
        used = 0;
      }
      const random = pool.subarray(used, used + 8);
      used += 8;
      return layOutUuid7(last, counter, random);
    },
  };
}

/** The world outside: the machine's clock and its randomness. */
export const realWorld: World = worldWithClock(() => Date.now());
