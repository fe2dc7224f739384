import type { PriceList } from '../payments/price-list.ts';

/** Until when an exhibitor can withdraw from a fair by itself. */
export function withdrawUntil(
  { withdrawal }: Pick<PriceList, 'withdrawal'>,
  { startTime }: { readonly startTime: string | Date },
): Date {
  return new Date(new Date(startTime).getTime() - withdrawal.daysBefore * 86_400_000);
}
