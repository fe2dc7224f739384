import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import type { Payments, PaymentServices } from '../../payments/payments.ts';
import { refundToldSql } from '../../payments/refund-ledger.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  containing,
  readTablePage,
  rowsPerPage,
  type TablePage,
  type TableView,
} from '../../../platform/store/table-page.server.ts';
import { paymentStates, paymentViews } from './read-payments-address.ts';
import { dueAtSql } from '../due-day.server.ts';
import { readReceipts } from '../read-receipts.server.ts';
import type { Receipt } from '../receipt-shape.ts';

/** Maximum rows per call: a file takes a few calls. */
const mostRows = 1000;

interface Args extends TableView {
  readonly show?: string | null;
  readonly search?: string | null;
  readonly collegeId?: string | null;
  readonly fairId?: string | null;
  readonly state?: string | null;
  readonly limit?: number | null;
}

/** A row of the table; its receipt can cover several fairs. */
export interface PaymentRow {
  readonly id: string;
  readonly receiptId: string;
  readonly withdrawnAt: Date | null;
  readonly isTold: boolean;
  readonly mayGiveMoney: boolean;
  readonly mayGiveCredits: boolean;
  readonly receipt: Receipt;
}

const sorts = { createdAt: 't."createdAt"', name: 't.name_lower', status: 't.status' };

/**
 * `managePayments(...)`: payments made, owed, and to be refunded: the open invoices and checks
 * (`awaiting`), withdrawals waiting for a refund (`withdrawn`), or all.
 */
export const managePayments = operation<'managePayments', PaymentServices>({
  kind: 'Query',
  name: 'managePayments',
  field: `
  "Lists payments of one college with \`collegeId\`, or of all. Default limit 25, maximum 1,000."
  managePayments(
    "${paymentViews.join(', ')}."
    show: String
    search: String
    sort: String
    descending: Boolean
    page: Int
    collegeId: ID
    "Only payments for this fair, also together with others."
    fairId: ID
    "${paymentStates.join(', ')}. Overdue are invoices and checks that are open after the day they are due."
    state: String
    "Default ${rowsPerPage}, maximum ${mostRows}."
    limit: Int
  ): ManagedPaymentPage!`,
  types: `
  "A page of payments, for admins."
  type ManagedPaymentPage { items: [ManagedPayment!]! total: Int! }
  "A payment, for admins."
  type ManagedPayment {
    "ID of the payment, or of the registration if the exhibitor has withdrawn."
    id: ID!
    receipt: Receipt!
    "The fair that was withdrawn from."
    fair: String
    fairId: ID
    "Since when the exhibitor waits for money."
    withdrawnAt: DateTime
    "The exhibitor already got an email about the refund; closing sends no other."
    isTold: Boolean!
    "It was paid by card, and not all of it went back."
    mayGiveMoney: Boolean!
    "It was paid otherwise, by a college that can be given credits."
    mayGiveCredits: Boolean!
  }`,
  who: ['ADMINS'],
  async resolve(args, { services: { payments } }) {
    const { show, state, collegeId, fairId } = args;
    if (show && !paymentViews.some((one) => one === show))
      throw badInput({ show: messages.choice(paymentViews) });
    if (state && !paymentStates.some((one) => one === state))
      throw badInput({ state: messages.choice(paymentStates) });
    if ([collegeId, fairId].some((id) => id && !isUuid(id))) return { items: [], total: 0 };
    return payments.look((tx) => readPayments(tx, payments, args));
  },
});

/** Reads a page of them; with `ids` only those. */
export async function readPayments(
  tx: Queryable,
  payments: Payments,
  args: Args & { readonly ids?: readonly string[] },
): Promise<TablePage<PaymentRow>> {
  const { show, search, collegeId, fairId, state, limit, ids, ...view } = args;
  const page = await readTablePage(
    tx,
    {
      id: 'text',
      receiptId: 'text',
      withdrawnAt: 'timestamp?',
      fair: 'text?',
      fairId: 'text?',
      isTold: 'boolean',
      mayGiveMoney: 'boolean',
      mayGiveCredits: 'boolean',
    },
    {
      sort: 'createdAt',
      sorts,
      perPage: Math.min(Math.max(limit ?? rowsPerPage, 1), mostRows),
      params: [
        show ?? 'all',
        containing(search),
        collegeId || null,
        fairId || null,
        state || null,
        ids ?? null,
        payments.world.now(),
      ],
      rows: `select r.*, exists (select from checkout c
              where (c.subject = r.kind and c.subject_id = r."receiptId"::text or c.id = r."receiptId")
                and c.state = 'paid') as "mayGiveMoney",
            r.status = 'paid' and r.college_id is not null and r.kind <> 'pack'
              and r."withdrawnAt" is null and not exists (
                select from checkout c where c.subject = r.kind and c.subject_id = r."receiptId"::text
                  and c.state in ('paid', 'refunded')) as "mayGiveCredits"
          from (
            select p.id, p.id as "receiptId", 'payment' as kind, c.name_lower, p.payment_type as type,
              p.payment_status as status, p.created_at as "createdAt", p.college_id, p.fair_ids,
              null::timestamptz as "withdrawnAt", null as fair, null::uuid as "fairId", false as "isTold"
            from college_payment p join college c on c.id = p.college_id where $1 <> 'withdrawn'
            union all
            select e.id, coalesce(r.payment_id, e.id),
              case when r.payment_id is null then 'exhibitor' else 'payment' end, e.name_lower,
              e.payment_type, e.payment_status, e.created_at, e.college_id,
              array[e.fair_id::text], r.withdrawn_at, f.name,
              case when r.withdrawn_at is not null then e.fair_id end, ${refundToldSql}
            from fair_exhibitor e join fair f on f.id = e.fair_id
            left join exhibitor_registration r on r.exhibitor_id = e.id
            where case when $1 = 'withdrawn' then r.withdrawn_at is not null and r.money_back_at is null
              else r.payment_id is null end
            union all
            select k.id, k.id, 'pack', c.name_lower, 'card', k.state, k.created_at, k.college_id, '{}',
              null, null, null, false
            from checkout k join college c on c.id = k.college_id
            where k.subject = 'pack' and k.state in ('paid', 'refunded') and $1 <> 'withdrawn'
          ) r
          where ($2::text is null or r.name_lower like $2
              or right(r."receiptId"::text, 6) = right(trim(both '%' from $2), 6))
            and case $1
              when 'awaiting' then r.type in ('invoice', 'check') and r.status in ('pending', 'failed')
              else true end
            and ($3::uuid is null or r.college_id = $3)
            and ($4::text is null or $4 = any(r.fair_ids))
            and case $5
              when 'open' then r.status in ('pending', 'failed')
              when 'overdue' then r.type in ('invoice', 'check') and r.status in ('pending', 'failed')
                and ${dueAtSql('r."createdAt"', 'r.fair_ids')} < $7::timestamptz
              when 'settled' then r.status in ('paid', 'waived')
              when 'refunded' then r.status = 'refunded' else true end
            and ($6::uuid[] is null or r.id = any($6))`,
    },
    { ...view, descending: view.descending ?? (view.sort ? null : true) },
  );
  const receipts = await readReceipts(
    tx,
    payments,
    'everyone',
    page.items.map(({ receiptId }) => receiptId),
  );
  const byId = new Map<string, Receipt>(receipts.map((receipt) => [receipt.id, receipt]));
  return {
    total: page.total,
    items: page.items.flatMap((row) => {
      const receipt = byId.get(row.receiptId);
      return receipt ? [{ ...row, receipt }] : [];
    }),
  };
}
