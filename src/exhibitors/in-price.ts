/** An amount as the reader's language writes it; round sums without cents. */
export const inPrice = (locale: string, { cents, currency }: Price): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(cents % 100 === 0 ? { maximumFractionDigits: 0 } : {}),
  }).format(cents / 100);

interface Price {
  readonly cents: number;
  readonly currency: string;
}
