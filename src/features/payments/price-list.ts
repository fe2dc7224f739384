import * as v from 'valibot';

/**
 * Whether a currency is divided into hundredths (ISO 4217): with others the payment service would
 * charge a hundred times as much, or a tenth.
 */
export function hasHundredths(currency: string): boolean {
  // ISO divides the ariary into fifths; Stripe does not divide it at all.
  if (currency === 'mga') return false;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}

const cents = v.pipe(
  v.number('must be a whole number of cents'),
  v.integer('must be a whole number of cents'),
  v.check((amount) => amount === 0 || amount >= 50, 'must be 0, or at least 50 cents'),
  v.maxValue(10_000_000, 'must be at most 10000000 cents'),
);
const paid = v.pipe(cents, v.minValue(50, 'must be at least 50 cents'));
const count = (least: number) =>
  v.pipe(
    v.number('must be a whole number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(10_000, 'must be at most 10000'),
  );
const perFairType = <Amount extends v.GenericSchema>(amount: Amount) =>
  v.strictObject({ booth: amount, '6x6': amount, webinar: amount });

const pack = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/, 'must be small letters, digits and hyphens')),
  name: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(80)),
  credits: count(1),
  price: paid,
});

/** What is sold; prices in the smallest currency unit, tax not included and not charged. */
export const priceListShape = v.strictObject({
  currency: v.pipe(
    v.string(),
    v.regex(/^[a-z]{3}$/, 'must be three small letters, like usd'),
    v.check(hasHundredths, 'must be a currency that is divided into hundredths, like usd'),
  ),
  /** A college's registration for one fair, unless the fair has its own price. */
  registration: perFairType(cents),
  /** The price of a registration in credits. */
  credits: perFairType(count(1)),
  packs: v.pipe(
    v.array(pack),
    v.maxLength(20, 'must be at most 20'),
    v.check(
      (packs) => new Set(packs.map(({ id }) => id)).size === packs.length,
      'must have different ids',
    ),
  ),
  /** What an exhibitor who withdraws gets. */
  withdrawal: v.optional(
    v.strictObject({
      /** Up to this many days before the fair begins. */
      daysBefore: v.pipe(
        v.number('must be a whole number of days'),
        v.integer('must be a whole number of days'),
        v.minValue(0, 'must be at least 0'),
        v.maxValue(365, 'must be at most 365'),
      ),
      /** For payments made: credits for the college at once, or money from an admin. */
      gives: v.picklist(['credits', 'money'], 'must be credits or money'),
    }),
    { daysBefore: 14, gives: 'credits' },
  ),
});

export type PriceList = v.InferOutput<typeof priceListShape>;

/** Default prices, when PRICES is not set. */
export const defaultPrices: PriceList = {
  currency: 'usd',
  registration: { booth: 35_000, '6x6': 25_000, webinar: 20_000 },
  credits: { booth: 1, '6x6': 1, webinar: 1 },
  packs: [
    { id: 'three', name: 'Three fairs', credits: 3, price: 90_000 },
    { id: 'six', name: 'Six fairs', credits: 6, price: 165_000 },
    { id: 'twelve', name: 'Twelve fairs', credits: 12, price: 300_000 },
  ],
  withdrawal: { daysBefore: 14, gives: 'credits' },
};
