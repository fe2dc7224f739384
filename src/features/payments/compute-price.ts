import type { PriceList } from './price-list.ts';

/** The fields of a fair that determine its price. */
export interface PricedFair {
  readonly id: string;
  readonly name: string;
  readonly fairType: 'booth' | '6x6' | 'webinar';
  /** Cents; null when the price list applies. */
  readonly price: number | null;
}

/** One line of a purchase. */
export interface PriceLine {
  readonly name: string;
  /** The unit price, in the smallest currency unit. */
  readonly cents: number;
  readonly quantity: number;
}

/** The price of something, without tax, since none is charged. */
export interface Price {
  readonly lines: readonly PriceLine[];
  readonly cents: number;
  readonly currency: string;
  /** Credits included. */
  readonly credits: number;
}

const summed = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

/** The registration of one college for these fairs; a fair's own price takes precedence. */
export function priceOfFairs(prices: PriceList, fairs: readonly PricedFair[]): Price {
  const lines = fairs.map(({ name, fairType, price }) => ({
    name,
    cents: price ?? prices.registration[fairType],
    quantity: 1,
  }));
  return { lines, cents: summed(lines), currency: prices.currency, credits: 0 };
}

/** A number of a pack of credits; null for a pack that is not in the list. */
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

/** The credits that a registration for these fairs costs; a free fair costs none. */
export function creditsOfFairs(prices: PriceList, fairs: readonly PricedFair[]): number {
  return fairs.reduce(
    (sum, { fairType, price }) => sum + (price === 0 ? 0 : prices.credits[fairType]),
    0,
  );
}

/**
 * The credits taken back with a partial refund: in proportion, rounded up, so that no one keeps a
 * credit they were refunded for. Earlier refunds count.
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
