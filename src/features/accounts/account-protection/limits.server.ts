import {
  giveBack,
  isSpentOn,
  refund,
  spend,
  spendEach,
  type Budget,
} from '../../../platform/http/spend.server.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal } from '../endpoints/account-refusal.server.ts';
import { codeMinutes } from '../mailed-codes/code-rules.ts';
import type { CodeOutcome } from '../mailed-codes/mailed-code.server.ts';
import { offerUnlock } from './offer-unlock.server.ts';
import type { Requester } from './requester.server.ts';

const minute = 60;
const quarter = 15 * minute;
const day = 24 * 60 * minute;

/**
 * Attempt limits for one account or recipient, across all processes: by each
 * network or known browser, and loosely by all unknown ones together. A stranger who uses up a
 * budget uses up their own network's, and not the owner's.
 */
const budgets = {
  /** Password attempts for an address, with or without an account; reset by the right password. */
  password: { points: 10, perSeconds: quarter },
  passwordByAll: { points: 100, perSeconds: 60 * minute },
  /** Attempts at the old password by a signed-in account. */
  oldPassword: { points: 10, perSeconds: quarter },
  /** Codes requested by email for sign-up, reset, account deletion and linking. */
  code: { points: 5, perSeconds: quarter },
  codeOfDay: { points: 12, perSeconds: day },
  codeByAll: { points: 40, perSeconds: day },
  /** Whether a requester has a code that is still valid; counted from the latest one. */
  asked: { points: 1, perSeconds: codeMinutes * minute },
  /** Code attempts by requesters of a code; each code itself allows three attempts. */
  guess: { points: 15, perSeconds: quarter },
  /** Code attempts by all others: at most two in the lifetime of a code, which takes three. */
  guessByOthers: { points: 1, perSeconds: codeMinutes * minute },
  /** Wrong sign-in codes per network: each code is for one browser and allows three attempts. */
  wrongCode: { points: 100, perSeconds: 60 * minute },
  /** A state of social sign-in works once. */
  state: { points: 1, perSeconds: quarter },
} as const satisfies Record<string, Budget>;

type BudgetName = keyof typeof budgets;

export interface Limits {
  /** One password attempt. @throws LimitExceededException */
  password(email: string, requester: Requester): Promise<void>;
  /** The right password was given. */
  passwordWasRight(email: string, requester: Requester): Promise<void>;
  /** One password attempt by a signed-in account. @throws LimitExceededException */
  oldPassword(session: string): Promise<void>;
  oldPasswordWasRight(session: string): Promise<void>;
  /** One more emailed code. @throws LimitExceededException */
  code(recipient: string, requester: Requester): Promise<void>;
  /** A code was emailed at this requester's request: it may enter it. */
  hasAsked(recipient: string, requester: Requester): Promise<void>;
  /** One attempt at an emailed code. @throws LimitExceededException */
  guess(email: string, requester: Requester): Promise<void>;
  /** One attempt at a code with a secret subject. @throws LimitExceededException */
  ownGuess(subject: string): Promise<void>;
  /**
   * Tries a code that signs in by itself; wrong ones are counted by network, for all accounts
   * together.
   * @throws LimitExceededException
   */
  codeThatSignsIn(network: string, redeem: () => Promise<CodeOutcome>): Promise<CodeOutcome>;
  /** Resets the limits for a requester and all others: the owner has authenticated. */
  unlock(email: string, requester: Requester): Promise<void>;
  /** Whether a state of social sign-in is used for the first time. */
  stateIsFresh(state: string): Promise<boolean>;
}

/**
 * The limits per account and per recipient. An attempt counts even when a later step fails. The
 * owner of a locked-out account gets an emailed link that lets a browser in.
 */
export function accountLimits(parts: AccountParts): Limits {
  const { pool, world } = parts;
  const keyOf = (budget: BudgetName, ...whose: readonly string[]) =>
    `account:${budget}:${whose.join(':').toLowerCase()}`;
  const entry = (budget: BudgetName, ...whose: readonly string[]) =>
    [keyOf(budget, ...whose), budgets[budget]] as const;
  const take = async (
    entries: readonly (readonly [string, Budget])[],
    email?: string,
  ): Promise<void> => {
    const { allowed, retryAfter } = await spendEach(pool, world, entries);
    if (allowed) return;
    if (email === undefined) throw accountRefusal('LimitExceededException', { retryAfter });
    await offerUnlock(parts, email);
    throw accountRefusal('LimitExceededException', { retryAfter, linkOffered: true });
  };
  const hasAsked: Limits['hasAsked'] = async (email, { name }) => {
    // Earlier points are refunded, because the window starts at the first point.
    await refund(pool, keyOf('asked', email, name));
    await spend(pool, world, ...entry('asked', email, name));
  };
  return {
    password: (email, { name, isKnown }) =>
      take(
        [entry('password', email, name), ...(isKnown ? [] : [entry('passwordByAll', email)])],
        email,
      ),
    passwordWasRight: (email, { name }) => refund(pool, keyOf('password', email, name)),
    oldPassword: (session) => take([entry('oldPassword', session)]),
    oldPasswordWasRight: (session) => refund(pool, keyOf('oldPassword', session)),
    async code(email, requester) {
      const { name, isKnown } = requester;
      await take(
        [
          entry('code', email, name),
          entry('codeOfDay', email, name),
          ...(isKnown ? [] : [entry('codeByAll', email)]),
        ],
        email,
      );
      await hasAsked(email, requester);
    },
    hasAsked,
    async guess(email, { name }) {
      const hasRequested = await isSpentOn(pool, world, keyOf('asked', email, name));
      await take(
        [hasRequested ? entry('guess', email, name) : entry('guessByOthers', email)],
        email,
      );
    },
    ownGuess: (subject) => take([entry('guess', subject)]),
    async codeThatSignsIn(network, redeem) {
      const key = keyOf('wrongCode', network);
      await take([[key, budgets.wrongCode]]);
      const tried = await redeem();
      if (tried.outcome === 'right') await giveBack(pool, key);
      return tried;
    },
    async unlock(email, requester) {
      const { name } = requester;
      for (const key of [
        ...(['password', 'code', 'codeOfDay', 'guess'] as const).map((budget) =>
          keyOf(budget, email, name),
        ),
        keyOf('passwordByAll', email),
        keyOf('codeByAll', email),
        keyOf('guessByOthers', email),
      ])
        await refund(pool, key);
      await hasAsked(email, requester);
    },
    async stateIsFresh(state) {
      return (await spend(pool, world, ...entry('state', state))).allowed;
    },
  };
}
