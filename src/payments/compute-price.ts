import type { PriceList } from './price-list.ts';

/** What of a fair decides on its price. */
export interface PricedFair {
  readonly id: string;
  readonly name: string;
  readonly fairType: 'booth' | '6x6' | 'webinar';
  /** Cents; null where the list decides. */
  readonly price: number | null;
}

/** One line of what is bought. */
export interface PriceLine {
  readonly name: string;
  /** Of one, in the hundredth part of the currency. */
  readonly cents: number;
  readonly quantity: number;
}

/** What something costs, without tax, for none is charged. */
export interface Price {
  readonly lines: readonly PriceLine[];
  readonly cents: number;
  readonly currency: string;
  /** Credits that come with it. */
  readonly credits: number;
}

const summed = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

/** The registration of one college for these fairs; a fair that names its own price keeps it. */
export function priceOfFairs(prices: PriceList, fairs: readonly PricedFair[]): Price {
  const lines = fairs.map(({ name, fairType, price }) => ({
    name,
    cents: price ?? prices.registration[fairType],
    quantity: 1,
  }));
  return { lines, cents: summed(lines), currency: prices.currency, credits: 0 };
}

/** Some of a pack of credits; null for a pack that is not in the list. */
export function priceOfPack(prices: PriceList, packId: string, quantity: number): Price | null {
  const pack = prices.packs.find(({ id }) => id === packId);
  if (!pack) return null;
  const lines = [{ name: pack.name, cents: pack.price, quantity }];
  return {
    lines,
    cents: summed(lines),
    currency: prices.currency,
    credits: pack.credits * quantity,
  };
}

/** The credits that the registration for these fairs takes; a fair that is free takes none. */
export function creditsOfFairs(prices: PriceList, fairs: readonly PricedFair[]): number {
  return fairs.reduce(
    (sum, { fairType, price }) => sum + (price === 0 ? 0 : prices.credits[fairType]),
    0,
  );
}

/**
 * The credits that go back with a part of the money: in proportion, and rather one too many than one
 * too few, so that no one keeps a credit he was paid back for. Refunds before this one count.
 */
export function creditsOfRefund(
  bought: { readonly cents: number; readonly credits: number },
  refunded: { readonly cents: number; readonly credits: number },
  cents: number,
): number {
  if (bought.cents === 0) return 0;
  const due = Math.ceil((bought.credits * (refunded.cents + cents)) / bought.cents);
  return Math.max(0, due - refunded.credits);
}
