import { readTable } from '../ui/table-address.ts';

/** Which payments can be looked at. */
export const paymentViews = ['awaiting', 'withdrawn', 'all'] as const;

/** What they can be narrowed to. */
export const paymentStates = ['open', 'overdue', 'settled', 'refunded'] as const;

export const paymentSorts = ['createdAt', 'name', 'status'] as const;

/** Payments that are acted on at once, over all pages of the table. */
export const mostPayments = 500;

/** The states that a view has. */
export const statesOf = (show: (typeof paymentViews)[number]) =>
  paymentStates.filter((one) => show === 'all' || (show === 'awaiting' && one === 'overdue'));

/** What an address of the page of payments asks for. */
export function readPaymentsAddress(search: URLSearchParams) {
  const show = paymentViews.find((one) => one === search.get('show')) ?? 'awaiting';
  const state = statesOf(show).find((one) => one === search.get('state')) ?? null;
  const fairId = search.get('fairId') || null;
  const asked = readTable(search, paymentSorts);
  // The newest first, until the address says otherwise.
  return {
    ...{ show, filter: { state, fairId } },
    asked: { ...asked, descending: asked.sort === null || asked.descending },
  };
}
