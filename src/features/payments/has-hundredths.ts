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
