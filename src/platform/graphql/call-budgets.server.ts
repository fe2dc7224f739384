import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { metered } from '../database/metered-pool.server.ts';
import { addressKey } from '../http/address-key.ts';
import type { Budget } from '../http/spend.server.ts';
import type { Log } from '../log.ts';
import { rateLimited } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import { Bill } from './budgets/bill.ts';
import { Lanes } from './budgets/lanes.ts';
import { prices } from './budgets/prices.ts';

/** Who a call counts for. */
export interface Counted {
  readonly viewer: Viewer | null;
  /** The client's address as far as TRUST_PROXY trusts it. */
  readonly address: string;
  /** The call comes from one of Quad's own pages: its documents are known, and cost less. */
  readonly ownPage?: boolean | undefined;
}

/** A call that is to be run. */
interface Priced {
  /** Points that are charged before it runs. */
  readonly estimate: number;
  /** Bytes of JSON that it has read so far. */
  readonly bytes: () => number;
}

type Sharing = 'account' | 'guest' | 'guests' | 'address';

/**
 * Points per number of seconds, by who shares them. The burst budget is larger than the sustained
 * one.
 */
const pointBudgets: Readonly<Record<Sharing, readonly [Budget, ...Budget[]]>> = {
  /** One account, whatever its addresses. */
  account: [
    { points: 2_000, perSeconds: 10 },
    { points: 4_000, perSeconds: 60 },
  ],
  /** One guest credential. */
  guest: [
    { points: 1_000, perSeconds: 10 },
    { points: 2_000, perSeconds: 60 },
  ],
  /** All who call from one address without an account. */
  guests: [{ points: 4_000, perSeconds: 10 }],
  /** Everyone at one address: a school of a thousand may use a whole process. */
  address: [{ points: 40_000, perSeconds: 10 }],
};

/** Reads and writes that run at once, as parts of the connections that there are for requests. */
const turnsOf = (connections: number): Readonly<Record<Sharing, number>> => {
  const part = (share: number) => Math.max(1, Math.floor(connections * share));
  return { account: part(0.2), guest: part(0.2), guests: part(0.4), address: part(0.8) };
};

/** Documents under way at once, each with what it has read so far in memory, and how many may wait. */
const documentsAtOnce: Readonly<Record<Sharing, { atOnce: number; waiting: number }>> = {
  account: { atOnce: 3, waiting: 60 },
  guest: { atOnce: 3, waiting: 60 },
  guests: { atOnce: 12, waiting: 1_000 },
  address: { atOnce: 40, waiting: 3_000 },
};

/** Maximum milliseconds that a call waits to start, and each of its reads and writes. */
const timeLimit = { document: 20_000, turn: 20_000 };

/** Milliseconds by which refusals for points are delayed, and how many may wait. */
const heldUpFor = 500;
/** The same of one who is shut out. */
const shutOutHeldUpFor = 3_000;
const heldUpAtOnce = 1_000;

/**
 * A caller who keeps sending after this many consecutive refusals is blocked for some seconds,
 * counted from the last of as many refusals: clients that respect `retry-after` never get there.
 */
const refusalLimits = { refusals: 60, withinSeconds: 60, shutOutSeconds: 60 };
/** How many callers are remembered as such. */
const mostRemembered = 100_000;

export interface CallBudgetOptions {
  /** Number of connections for requests; default 10. */
  readonly connections?: number | undefined;
  /** Other budgets than those of every day, for tests and benchmarks. */
  readonly points?: Partial<Record<Sharing, Budget | readonly Budget[]>> | undefined;
  /** Documents of anyone at once, for benchmarks that send all of a crowd's with one credential. */
  readonly documents?: number | undefined;
}

/**
 * Budgets of callers. Points are charged before a call runs, by what its document could load, and
 * corrected afterwards, by what it has read and how long it has held database connections. A caller
 * without points waits for the next window. Kept per process.
 */
export class CallBudgets {
  readonly #log: Log;
  readonly #points: Readonly<Record<Sharing, readonly RateLimiterMemory[]>>;
  /** How often callers were refused of late, and since when they are shut out. */
  readonly #refusals = new LRUCache<string, number>({
    max: mostRemembered,
    ttl: refusalLimits.withinSeconds * 1000,
    noUpdateTTL: true,
  });
  readonly #shutOut = new LRUCache<string, true>({
    max: mostRemembered,
    ttl: refusalLimits.shutOutSeconds * 1000,
  });
  readonly #documents: Readonly<Record<Sharing, Lanes>>;
  readonly #turns: Readonly<Record<Sharing, Lanes>>;
  #heldUp = 0;
  /** Callers whose refusal has been logged already. */
  readonly #told = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });

  constructor(log: Log, options: CallBudgetOptions = {}) {
    this.#log = log;
    this.#points = bySharing((sharing) => {
      const budget = options.points?.[sharing];
      return [budget ?? pointBudgets[sharing]]
        .flat()
        .map(({ points, perSeconds }) => new RateLimiterMemory({ points, duration: perSeconds }));
    });
    const turns = turnsOf(options.connections ?? 10);
    this.#documents = bySharing(
      (sharing) =>
        new Lanes({
          ...documentsAtOnce[sharing],
          ...(options.documents ? { atOnce: options.documents } : {}),
          timeLimit: timeLimit.document,
        }),
    );
    this.#turns = bySharing(
      (sharing) =>
        new Lanes({ atOnce: turns[sharing], waiting: Infinity, timeLimit: timeLimit.turn }),
    );
  }

  /**
   * Call before reading a document.
   * @throws Refusal RATE_LIMITED if the caller, or everyone at the address, has no points left
   */
  async admit(from: Counted): Promise<void> {
    const own = ownKey(from);
    if (own !== null && this.#shutOut.has(own)) return this.#refuse(from, own, 0);
    for (const [sharing, key] of sharers(from)) {
      const wait = await this.#waitFor(sharing, key);
      if (wait === 0) continue;
      if (!this.#told.has(key)) {
        this.#told.set(key, true);
        const who = { accountId: from.viewer?.id ?? null, role: from.viewer?.role ?? null };
        this.#log.info(
          { event: 'api.budget_spent', sharing, ...who },
          'Calls refused: the point budget is spent.',
        );
      }
      // No one is shut out for what others of the address have spent.
      return this.#refuse(from, sharing === 'account' || sharing === 'guest' ? own : null, wait);
    }
  }

  /** Milliseconds until there are points again; 0 while there are some. */
  async #waitFor(sharing: Sharing, key: string): Promise<number> {
    const waits = await Promise.all(
      this.#points[sharing].map(async (limiter) => {
        const spent = await limiter.get(key);
        return spent && spent.consumedPoints >= limiter.points
          ? Math.max(1, spent.msBeforeNext)
          : 0;
      }),
    );
    return Math.max(...waits);
  }

  /** @throws Refusal RATE_LIMITED, always */
  async #refuse(from: Counted, own: string | null, wait: number): Promise<never> {
    if (own !== null) {
      const times = (this.#refusals.get(own) ?? 0) + 1;
      this.#refusals.set(own, times);
      if (times % refusalLimits.refusals === 0) {
        if (!this.#shutOut.has(own))
          this.#log.info(
            {
              event: 'api.caller_blocked',
              accountId: from.viewer?.id ?? null,
              seconds: refusalLimits.shutOutSeconds,
            },
            'Caller blocked after repeated refusals.',
          );
        this.#shutOut.set(own, true);
      }
    }
    const shutOut = own === null ? 0 : this.#shutOut.getRemainingTTL(own);
    await this.#holdUp(shutOut > 0 ? shutOutHeldUpFor : heldUpFor);
    throw rateLimited(Math.max(wait, shutOut) / 1000);
  }

  /** Refusals to a persistent sender are delayed, or they alone would keep a process busy. */
  async #holdUp(milliseconds: number): Promise<void> {
    if (this.#heldUp >= heldUpAtOnce) return;
    this.#heldUp += 1;
    await delay(milliseconds);
    this.#heldUp -= 1;
  }

  #most(keys: Sharers): number {
    return Math.min(...this.#points[keys[0]?.[0] ?? 'address'].map(({ points }) => points));
  }

  /** Charges for what has been done already. */
  async charge(from: Counted, points: number): Promise<void> {
    const whole = Math.ceil(points * (from.ownPage ? prices.ownPage : 1));
    if (whole === 0) return;
    for (const [sharing, key] of sharers(from))
      for (const limiter of this.#points[sharing])
        await (whole > 0 ? limiter.penalty(key, whole) : limiter.reward(key, -whole));
  }

  /**
   * Runs a call within the budgets.
   * @throws Refusal RATE_LIMITED if the caller has no points left or too much in progress
   */
  async run<Result>(
    from: Counted,
    { estimate, bytes }: Priced,
    work: (bill: Bill) => Result | Promise<Result>,
  ): Promise<Result> {
    const keys = sharers(from);
    const bill = new Bill(async (turn) => inLanes(this.#turns, keys, turn));
    const held = (milliseconds: number) => {
      bill.add(Math.max(0, milliseconds - prices.heldForNothing));
    };
    return inLanes(this.#documents, keys, async () => {
      await this.admit(from);
      const advance = Math.min(estimate, prices.mostInAdvance);
      await this.charge(from, advance);
      try {
        return await metered({ held }, () => work(bill));
      } finally {
        bill.add(bytes() / prices.bytesForOne);
        // One call never costs others of the address more than its caller has.
        await this.charge(from, Math.min(bill.points, this.#most(keys)) - advance);
      }
    });
  }
}

const bySharing = <Value>(make: (sharing: Sharing) => Value): Readonly<Record<Sharing, Value>> => ({
  account: make('account'),
  guest: make('guest'),
  guests: make('guests'),
  address: make('address'),
});

/** The key of a single caller; null if callers can't be told apart. */
function ownKey({ viewer }: Counted): string | null {
  if (viewer?.id) return viewer.id;
  return viewer?.guest ? `guest ${viewer.guest}` : null;
}

/** With whom a caller shares, and under which key: with fewer first, so that others lose nothing by it. */
type Sharers = readonly (readonly [Sharing, string])[];

function sharers({ viewer, address }: Counted): Sharers {
  const network = addressKey(address);
  if (viewer?.id)
    return [
      ['account', viewer.id],
      ['address', network],
    ];
  return [
    // Callers without any credential can't be told apart.
    ...(viewer?.guest ? [['guest', viewer.guest] as const] : []),
    ['guests', network],
    ['address', network],
  ];
}

/** Takes a turn in each of the lanes. All take them in the same order, so that none waits in a ring. */
function inLanes<Result>(
  lanes: Readonly<Record<Sharing, Lanes>>,
  [first, ...others]: Sharers,
  work: () => Result | Promise<Result>,
): Result | Promise<Result> {
  if (!first) return work();
  const [sharing, key] = first;
  return lanes[sharing].take(key, () => inLanes(lanes, others, work));
}
