import { pricesSeenName } from './prices-seen.ts';

/** The prices that the page shows, so that nothing is bought at others. */
export function PricesSeen({ version }: { readonly version: number }) {
  return <input type="hidden" name={pricesSeenName} value={version} />;
}
