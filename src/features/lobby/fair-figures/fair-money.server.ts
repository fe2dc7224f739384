import { refundSumsSql } from '../../payments/own-receipts.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** Payments of exhibitors, made and owed. Amounts in the smallest currency unit. */
export interface FairMoney {
  /** Less refunds. */
  readonly receivedCents: number;
  readonly openCents: number;
  /** Registrations whose invoice or check is open. */
  readonly open: number;
  readonly refundedCents: number;
  readonly credits: number;
  /** ISO 4217, in lowercase. */
  readonly currency: string;
}

const nothing: FairMoney = {
  receivedCents: 0,
  openCents: 0,
  open: 0,
  refundedCents: 0,
  credits: 0,
  currency: 'usd',
};

/**
 * Reads exhibitors' payments, made and owed, for a fair, or for each and all of them; a payment for
 * several fairs counts for each in equal parts.
 *
 * @param fairId null: all fairs
 */
export async function readFairMoney(
  on: Queryable,
  fairId: string | null,
): Promise<{ readonly all: FairMoney; readonly byFair: ReadonlyMap<string, FairMoney> }> {
  const sums = refundSumsSql({
    id: 'coalesce(r.payment_id, e.id)',
    type: 'e.payment_type',
    data: 'coalesce(p.payment_data, e.payment_data)',
  });
  const part = (sum: string) => `coalesce((one.sums ->> '${sum}')::int, 0)::numeric / one.parts`;
  const rows = await readRows(on, {
    receivedCents: 'number',
    openCents: 'number',
    open: 'number',
    refundedCents: 'number',
    credits: 'number',
    currency: 'text',
    fairId: 'text?',
  })(
    `select one.fair_id as "fairId",
       coalesce(round(sum(${part('paidCents')} - ${part('refundedCents')})
         filter (where one.status in ('paid', 'refunded'))), 0)::int as "receivedCents",
       coalesce(round(sum(${part('paidCents')}) filter (where one.is_open)), 0)::int as "openCents",
       count(*) filter (where one.is_open)::int as open,
       coalesce(round(sum(${part('refundedCents')})), 0)::int as "refundedCents",
       coalesce(round(sum(${part('paidCredits')} - ${part('refundedCredits')})
         filter (where one.status in ('paid', 'refunded'))), 0)::int as credits,
       coalesce(max(one.sums ->> 'currency'), 'usd') as currency
     from (
       select e.fair_id, e.payment_status as status,
         e.payment_status = 'pending' and e.payment_type in ('invoice', 'check') as is_open,
         greatest(coalesce(cardinality(p.fair_ids), 1), 1) as parts, ${sums} as sums
       from fair_exhibitor e left join exhibitor_registration r on r.exhibitor_id = e.id
       left join college_payment p on p.id = r.payment_id
       where $1::uuid is null or e.fair_id = $1
     ) one group by grouping sets ((one.fair_id), ())`,
    [fairId],
  );
  const byFair = new Map<string, FairMoney>();
  let all = nothing;
  for (const { fairId: id, ...money } of rows)
    if (id === null) all = money;
    else byFair.set(id, money);
  return { all, byFair };
}
