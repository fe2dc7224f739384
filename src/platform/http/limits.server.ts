import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../model/refusal.ts';
import { addressKey } from './address-key.ts';
import type { Budget } from './spend.server.ts';

/** In-memory limits on calls, per process; exact limits use `spend`. */
export interface RequestLimits {
  /**
   * Counts a call for a client's address, before authentication.
   * @throws Refusal RATE_LIMITED with the seconds to wait
   */
  takeForAddress(address: string, points?: number): Promise<void>;
  /**
   * Counts a call for an account.
   * @throws Refusal RATE_LIMITED with the seconds to wait
   */
  takeForAccount(accountId: string, points?: number): Promise<void>;
}

interface RequestLimitOptions {
  readonly perAddress?: Budget;
  readonly perAccount?: Budget;
}

/** A school of a thousand behind one address, each opening a page of several calls in one minute. */
const schoolAtOnce: Budget = { points: 60_000, perSeconds: 60 };
/** One person, however quick, with several windows open. */
const onePerson: Budget = { points: 1200, perSeconds: 60 };

/** Makes the limits of one process; numbers are settable for tests and benchmarks. */
export function createRequestLimits(options: RequestLimitOptions = {}): RequestLimits {
  const addresses = createLimiter(options.perAddress ?? schoolAtOnce);
  const accounts = createLimiter(options.perAccount ?? onePerson);
  return {
    takeForAddress: (address, points = 1) => take(addresses, addressKey(address), points),
    takeForAccount: (accountId, points = 1) => take(accounts, accountId, points),
  };
}

function createLimiter({ points, perSeconds }: Budget): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: perSeconds });
}

async function take(limiter: RateLimiterMemory, key: string, points: number): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw rateLimited(refused.msBeforeNext / 1000);
    throw refused;
  }
}
