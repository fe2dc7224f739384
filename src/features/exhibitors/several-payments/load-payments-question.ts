import { idsIn, matchingIds } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { chosenPayments, paymentIds } from '../admin-payments/admin-payment-queries.ts';
import { mostPayments, readPaymentsAddress } from '../admin-payments/read-payments-address.ts';
import { severalActs } from './payments-question.tsx';

/** A page of the ids that match the address of the table. */
export function readMatching(call: PageCall, search: URLSearchParams) {
  const { show, filter, asked } = readPaymentsAddress(search);
  return async (page: number) =>
    (await call.query(paymentIds, { show, ...filter, search: asked.search, page })).managePayments;
}

/** The question about several payments in the address of their page; `total` of them match. */
export async function loadPaymentsQuestion(
  call: PageCall,
  { searchParams }: Pick<URL, 'searchParams'>,
  total: number,
) {
  const act = severalActs.find((one) => one === searchParams.get('ask')) ?? null;
  const isAll = searchParams.has('all') && total <= mostPayments;
  const chosen = idsIn(searchParams.getAll('id'));
  if (act === null) return { act, chosen, isAll, selected: [] };
  const matching = isAll
    ? await matchingIds(readMatching(call, searchParams), total, mostPayments)
    : { ids: chosen };
  const ids = 'ids' in matching ? [...matching.ids] : [];
  if (ids.length === 0) return { act, chosen, isAll, selected: [] };
  const { show } = readPaymentsAddress(searchParams);
  const { chosenPayments: selected } = await call.query(chosenPayments, { show, ids });
  return { act, chosen, isAll, selected };
}
