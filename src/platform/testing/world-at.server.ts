import { worldWithClock } from '../real-world.server.ts';
import type { World } from '../world.ts';

/** A world whose clock moves only when a test advances it. */
export interface TestWorld extends World {
  /** Moves the clock on (or back) by milliseconds. */
  advance(milliseconds: number): void;
  /** Sets the clock to an instant in ISO 8601. */
  moveTo(instant: string): void;
}

/** A world at `instant` (ISO 8601), with real randomness and identifiers of that time. */
export function worldAt(instant: string): TestWorld {
  let now = Date.parse(instant);
  const world = worldWithClock(() => now);
  return {
    ...world,
    advance(milliseconds) {
      now += milliseconds;
    },
    moveTo(later) {
      now = Date.parse(later);
    },
  };
}
