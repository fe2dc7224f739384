import {
  giveBack,
  isSpentOn,
  refund,
  spend,
  spendEach,
  type Budget,
} from '../../platform/http/spend.server.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal } from './account-refusal.server.ts';
import { codeMinutes } from './code-rules.ts';
import type { CodeOutcome } from './mailed-code.server.ts';
import { offerUnlock } from './offer-unlock.server.ts';
import type { Requester } from './requester.server.ts';

const minute = 60;
const quarter = 15 * minute;
const day = 24 * 60 * minute;

/**
 * How often something may be tried for one account or one recipient, over all processes: by each
 * network or known browser, and loosely by all unknown ones together. A stranger who spends a budget
 * spends that of his network, and not the owner's.
 */
const budgets = {
  /** Passwords tried for an address, whether it has an account or not; the right one gives them back. */
  password: { points: 10, perSeconds: quarter },
  passwordByAll: { points: 100, perSeconds: 60 * minute },
  /** The old password, asked of someone who is signed in. */
  oldPassword: { points: 10, perSeconds: quarter },
  /** Codes asked for by mail, over sign-up, reset, leaving and linking. */
  code: { points: 5, perSeconds: quarter },
  codeOfDay: { points: 12, perSeconds: day },
  codeByAll: { points: 40, perSeconds: day },
  /** Whether a party has asked for a code that is still good; counted from the latest one. */
  asked: { points: 1, perSeconds: codeMinutes * minute },
  /** Codes tried by who has asked for one; each code allows three tries by itself. */
  guess: { points: 15, perSeconds: quarter },
  /** Codes tried by all who have asked for none: two in the life of a code at most, and it takes three. */
  guessByOthers: { points: 1, perSeconds: codeMinutes * minute },
  /** Codes that sign in, entered wrong by a network: each is for one browser and allows three tries. */
  wrongCode: { points: 100, perSeconds: 60 * minute },
  /** A state of social sign-in works once. */
  state: { points: 1, perSeconds: quarter },
} as const satisfies Record<string, Budget>;

type BudgetName = keyof typeof budgets;

export interface Limits {
  /** One try at a password. @throws LimitExceededException */
  password(email: string, requester: Requester): Promise<void>;
  /** The right password was given. */
  passwordWasRight(email: string, requester: Requester): Promise<void>;
  /** One try at the password by someone who is signed in. @throws LimitExceededException */
  oldPassword(session: string): Promise<void>;
  oldPasswordWasRight(session: string): Promise<void>;
  /** One more mailed code. @throws LimitExceededException */
  code(recipient: string, requester: Requester): Promise<void>;
  /** A code was mailed because of this party: it may enter it. */
  hasAsked(recipient: string, requester: Requester): Promise<void>;
  /** One try at a mailed code. @throws LimitExceededException */
  guess(email: string, requester: Requester): Promise<void>;
  /** One try at a code that no one else can try: its subject is secret. @throws LimitExceededException */
  ownGuess(subject: string): Promise<void>;
  /**
   * Tries a code that signs in by itself; wrong ones are counted by network, for all accounts together.
   * @throws LimitExceededException
   */
  codeThatSignsIn(network: string, redeem: () => Promise<CodeOutcome>): Promise<CodeOutcome>;
  /** Lets a party, and all others, try again: the owner has shown up. */
  unlock(email: string, requester: Requester): Promise<void>;
  /** Whether a state of social sign-in is used for the first time. */
  stateIsFresh(state: string): Promise<boolean>;
}

/**
 * The limits per account and per recipient. A try counts even when what follows it fails. The owner of
 * an account for which too much is tried gets a link by email that lets a browser in.
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
    // What was spent before is given back, for the time runs from the first point.
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
      const asked = await isSpentOn(pool, world, keyOf('asked', email, name));
      await take([asked ? entry('guess', email, name) : entry('guessByOthers', email)], email);
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
