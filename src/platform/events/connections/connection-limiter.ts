import { addressKey } from '../../http/address-key.ts';
import { rateLimited, unavailable } from '../../model/refusal.ts';

/** Limits lasting connections, in total and per address. */
export class ConnectionLimiter {
  readonly #count: number;
  readonly #perAddress: number;
  readonly #byAddress = new Map<string, number>();
  #taken = 0;
  #refused = 0;

  constructor(count: number, perAddress: number) {
    this.#count = count;
    this.#perAddress = perAddress;
  }

  get taken(): number {
    return this.#taken;
  }

  /**
   * Checks whether there is room for one more connection of an address.
   * @throws Refusal SERVICE_UNAVAILABLE if the process is full, RATE_LIMITED if the address has
   * reached its limit
   */
  check(address: string): void {
    if (this.#taken >= this.#count) throw unavailable(this.later());
    const own = this.#byAddress.get(addressKey(address)) ?? 0;
    if (own >= this.#perAddress) throw rateLimited(this.later());
  }

  /**
   * Counts a connection.
   * @throws Refusal like `check`
   */
  take(address: string): void {
    this.check(address);
    const key = addressKey(address);
    this.#byAddress.set(key, (this.#byAddress.get(key) ?? 0) + 1);
    this.#taken += 1;
  }

  leave(address: string): void {
    const key = addressKey(address);
    const left = (this.#byAddress.get(key) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(key, left);
    else this.#byAddress.delete(key);
    this.#taken -= 1;
  }

  /** Seconds after which a refused client may retry; spread at random. */
  later(): number {
    return 5 + (this.#refused++ % 10);
  }
}

/** Open files besides connections: the database, logs, and short-lived files of requests. */
const reserve = 200;

/**
 * Maximum lasting connections within a limit of open files: nine tenths, so that the rest of the
 * app keeps working when it is reached.
 */
export function connectionsWithin(openFiles: number): number {
  return Math.max(1, Math.floor(openFiles * 0.9) - reserve);
}

/** Of so many seats, those that one address may take: three for each of a school of a thousand. */
export const seatsOfAddress = (connectionLimiter: number): number =>
  Math.max(1, Math.min(3_000, Math.floor(connectionLimiter * 0.75)));

/** The share of unauthenticated sockets, in total and per address. They exist only briefly. */
export const seatsInFront = (
  connectionLimiter: number,
): readonly [count: number, perAddress: number] => {
  const count = Math.max(10, Math.min(2_000, Math.floor(connectionLimiter / 10)));
  return [count, Math.ceil(count / 2)];
};
