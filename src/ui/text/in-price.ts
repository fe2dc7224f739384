/** An amount in the hundredth part of a currency (ISO 4217). */
export interface Price {
  readonly cents: number;
  readonly currency: string;
}

/** A price as the reader's language writes it; round sums without cents: `$350`, `$350.50`. */
export const inPrice = (locale: string, price: Price): string =>
  write(locale, price, price.cents % 100 === 0 ? 0 : 2);

/** An amount in an email or on a receipt, always with its cents: `$350.00`. */
export const inMoney = (locale: string, amount: Price): string => write(locale, amount, 2);

const formats = new Map<string, Intl.NumberFormat>();

/** Formatters are cached per kind of amount, since a price list needs dozens. */
function write(locale: string, { cents, currency }: Price, fractionDigits: 0 | 2): string {
  const kind = `${locale} ${currency} ${fractionDigits}`;
  const format =
    formats.get(kind) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
  formats.set(kind, format);
  return format.format(cents / 100);
}
