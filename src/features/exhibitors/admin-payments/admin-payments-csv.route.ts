import type { Route } from './+types/admin-payments-csv.route.ts';
import { downloadList } from '../../accounts/download-list.ts';
import { idsIn } from '../../../platform/pages/matching-ids.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { managedPayments } from './admin-payment-queries.ts';
import { readPaymentsAddress } from './read-payments-address.ts';

/** Rows per call. */
const limit = 1000;

const columns = [
  ...(['number', 'buyer', 'what', 'cents', 'currency', 'credits', 'paymentType'] as const),
  ...(['paymentStatus', 'createdAt', 'paidAt', 'dueAt', 'refundedCents'] as const),
  ...(['refundedCredits', 'withdrawnAt'] as const),
] as const;

/** `/admin/payments.csv`: the payments that its address matches, or the selected ones. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { show, filter, asked } = readPaymentsAddress(url.searchParams);
  const chosen = new Set(idsIn(url.searchParams.getAll('id')));
  const rows = [];
  for (let page = 1, total = 1; (page - 1) * limit < total; page += 1) {
    const { managePayments: found } = await call.query(managedPayments, {
      ...asked,
      ...filter,
      show,
      page,
      limit,
    });
    ({ total } = found);
    for (const { id, fair, withdrawnAt, receipt } of found.items)
      if (chosen.size === 0 || chosen.has(id)) {
        const what = fair ?? receipt.lines.map(({ name }) => name).join('; ');
        const row = { ...receipt, buyer: receipt.buyer[0] ?? '', what, withdrawnAt };
        rows.push(columns.map((column) => row[column]));
      }
  }
  const name = `payments-${call.now.toISOString().slice(0, 10)}`;
  return downloadList(call, { list: 'payments', search: url.searchParams, name, columns, rows });
}
