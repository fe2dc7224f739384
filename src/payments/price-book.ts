import { defaultPrices } from './default-prices.ts';
import type { PriceList } from './price-list.ts';

/** A price list that counted from some moment on, as it is kept. */
export interface PriceVersion {
  readonly number: number;
  readonly list: PriceList;
  readonly madeAt: Date;
  /** Who made it; null where the variable did, or the account is gone. */
  readonly madeBy: string | null;
  /** PRICES set it. */
  readonly byVariable: boolean;
  readonly note: string | null;
}

/** The price list of now, and those of then: what someone was promised stays. */
export interface PriceBook {
  readonly list: PriceList;
  /** Which version that is; 0: the default list. */
  readonly number: number;
  /** The list that counted at a moment, by which a registration or payment of then goes on. */
  at(moment: Date): PriceList;
  /** The list of a version; null where there is none. */
  numbered(number: number): PriceList | null;
}

/**
 * The book of versions in the order of their numbers.
 *
 * @param locked the list that the environment sets, which counts whatever the newest version is
 */
export function priceBook(
  versions: readonly PriceVersion[],
  locked: { readonly list: PriceList; readonly number: number } | null = null,
): PriceBook {
  const [first] = versions;
  const newest = versions.at(-1);
  // A list that the environment sets has counted before it was written down.
  const earliest = first?.byVariable === true ? first.list : defaultPrices;
  return {
    list: locked?.list ?? newest?.list ?? defaultPrices,
    number: locked?.number ?? newest?.number ?? 0,
    at: (moment) => versions.findLast(({ madeAt }) => madeAt <= moment)?.list ?? earliest,
    numbered: (number) =>
      number === 0
        ? defaultPrices
        : (versions.find((version) => version.number === number)?.list ?? null),
  };
}
