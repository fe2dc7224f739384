import { refund, spend, type Budget } from '../../platform/http/spend.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { World } from '../../platform/world.ts';
import { accountRefusal } from './account-refusal.server.ts';

const minute = 60;
const quarter = 15 * minute;
const day = 24 * 60 * minute;

/** How often something may be tried for one account or one recipient, over all processes. */
const budgets = {
  /** Passwords tried for an address, whether it has an account or not; the right one gives them back. */
  password: { points: 10, perSeconds: quarter },
  /** Codes asked for by mail, over sign-up, reset, leaving and linking. */
  code: { points: 5, perSeconds: quarter },
  codeOfDay: { points: 20, perSeconds: day },
  /** Codes tried; each code allows three tries by itself. */
  guess: { points: 15, perSeconds: quarter },
  /** A state of social sign-in works once. */
  state: { points: 1, perSeconds: quarter },
} as const satisfies Record<string, Budget>;

export interface Limits {
  /** One try at a password. @throws LimitExceededException */
  password(whose: string): Promise<void>;
  /** The right password was given. */
  passwordWasRight(whose: string): Promise<void>;
  /** One more mailed code. @throws LimitExceededException */
  code(recipient: string): Promise<void>;
  /** One try at a mailed code. @throws LimitExceededException */
  guess(whose: string): Promise<void>;
  /** Whether a state of social sign-in is used for the first time. */
  stateIsFresh(state: string): Promise<boolean>;
}

/** The limits per account and per recipient. A try counts even when what follows it fails. */
export function accountLimits(pool: Queryable, world: World): Limits {
  const take = async (budget: keyof typeof budgets, whose: string): Promise<void> => {
    const { allowed, retryAfter } = await spend(
      pool,
      world,
      `account:${budget}:${whose.toLowerCase()}`,
      budgets[budget],
    );
    if (!allowed) throw accountRefusal('LimitExceededException', { retryAfter });
  };
  return {
    password: (whose) => take('password', whose),
    passwordWasRight: (whose) => refund(pool, `account:password:${whose.toLowerCase()}`),
    async code(recipient) {
      await take('code', recipient);
      await take('codeOfDay', recipient);
    },
    guess: (whose) => take('guess', whose),
    async stateIsFresh(state) {
      const key = `account:state:${state}`;
      return (await spend(pool, world, key, budgets.state)).allowed;
    },
  };
}
