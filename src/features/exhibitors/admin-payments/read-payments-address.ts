import { readTable } from '../../../ui/tables/table-address.ts';

/** The views of payments. */
export const paymentViews = ['awaiting', 'withdrawn', 'all'] as const;

/** The filters of payments. */
export const paymentStates = ['open', 'overdue', 'settled', 'refunded'] as const;

export const paymentSorts = ['createdAt', 'name', 'status'] as const;

/** Maximum number of payments per action, over all pages of the table. */
export const mostPayments = 500;

/** The states in a view. */
export const statesOf = (show: (typeof paymentViews)[number]) =>
  paymentStates.filter((one) => show === 'all' || (show === 'awaiting' && one === 'overdue'));

/** The options in the address of the page of payments. */
export function readPaymentsAddress(search: URLSearchParams) {
  const show = paymentViews.find((one) => one === search.get('show')) ?? 'awaiting';
  const state = statesOf(show).find((one) => one === search.get('state')) ?? null;
  const fairId = search.get('fairId') || null;
  const tableQuery = readTable(search, paymentSorts);
  // Newest first by default.
  return {
    show,
    filter: { state, fairId },
    asked: { ...tableQuery, descending: tableQuery.sort === null || tableQuery.descending },
  };
}
