import pLimit, { type LimitFunction } from 'p-limit';
import { rateLimited } from '../../model/refusal.ts';

interface Lane {
  readonly limit: LimitFunction;
  /** Pieces of work under way or waiting. */
  users: number;
}

interface LaneOptions {
  /** Maximum concurrent tasks per key. */
  readonly atOnce: number;
  /** Pieces of work of one key that may wait. */
  readonly waiting: number;
  /** Milliseconds after which a waiting task is refused. */
  readonly timeLimit: number;
}

/** Limits the number of concurrent tasks per key; idle keys are removed. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #options: LaneOptions;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /**
   * Runs the task when it is its turn.
   * @throws Refusal RATE_LIMITED if too many are waiting, or it has waited too long
   */
  async take<Result>(key: string, work: () => Result | Promise<Result>): Promise<Result> {
    const { atOnce, waiting, timeLimit } = this.#options;
    let lane = this.#lanes.get(key);
    if (!lane) this.#lanes.set(key, (lane = { limit: pLimit(atOnce), users: 0 }));
    if (lane.users >= atOnce + waiting) throw rateLimited(1);
    lane.users += 1;
    const came = performance.now();
    try {
      return await lane.limit(() => {
        if (performance.now() - came > timeLimit) throw rateLimited(1);
        return work();
      });
    } finally {
      lane.users -= 1;
      if (lane.users === 0) this.#lanes.delete(key);
    }
  }
}
