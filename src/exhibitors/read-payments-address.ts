import { readTable } from '../ui/table-address.ts';

/** Which payments can be looked at. */
export const paymentViews = ['awaiting', 'withdrawn', 'all'] as const;

export const paymentSorts = ['createdAt', 'name', 'status'] as const;

/** What an address of the page of payments asks for. */
export function readPaymentsAddress(search: URLSearchParams) {
  const show = paymentViews.find((one) => one === search.get('show')) ?? 'awaiting';
  const asked = readTable(search, paymentSorts);
  // The newest first, until the address says otherwise.
  return { show, asked: { ...asked, descending: asked.sort === null || asked.descending } };
}
