/** An amount in the hundredth part of a currency as people write it, `$350.00`. */
export const inMoney = (cents: number, currency: string, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
