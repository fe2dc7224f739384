import { addressKey } from '../http/address-key.ts';
import { rateLimited, unavailable } from '../model/refusal.ts';

/** Counts lasting connections against the number there is room for, in all and for each address. */
export class Seats {
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
   * Whether there is room for one more of an address.
   * @throws Refusal SERVICE_UNAVAILABLE when the last seat is taken, RATE_LIMITED when the address has
   *   all that are for it
   */
  check(address: string): void {
    if (this.#taken >= this.#count) throw unavailable(this.later());
    const own = this.#byAddress.get(addressKey(address)) ?? 0;
    if (own >= this.#perAddress) throw rateLimited(this.later());
  }

  /**
   * Takes a seat.
   * @throws Refusal as `check` does
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

  /** Seconds after which one more may come: those who are sent away come again spread over some. */
  later(): number {
    return 5 + (this.#refused++ % 10);
  }
}

/** Files beside the connections: the database, logs, and what a request opens for a moment. */
const reserve = 200;

/**
 * How many lasting connections there is room for within a limit of open files: nine tenths, so that
 * the rest of the house goes on working when the last seat is taken.
 */
export function seatsWithin(openFiles: number): number {
  return Math.max(1, Math.floor(openFiles * 0.9) - reserve);
}

/** Of so many seats, those that one address may take: three for each of a school of a thousand. */
export const seatsOfAddress = (seats: number): number =>
  Math.max(1, Math.min(3_000, Math.floor(seats * 0.75)));

/**
 * Of so many seats, those for sockets that have not said yet who is calling, in all
 * and of one address. They have them for a moment only.
 */
export const seatsInFront = (seats: number): readonly [count: number, perAddress: number] => {
  const count = Math.max(10, Math.min(2_000, Math.floor(seats / 10)));
  return [count, Math.ceil(count / 2)];
};
