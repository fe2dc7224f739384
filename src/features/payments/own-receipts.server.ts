import { partlyBackSql, refundedSql } from './refund-ledger.server.ts';
import { fairSummarySql, type FairSummary } from '../fairs/read-fairs.server.ts';
import type { SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../platform/database/read-rows.ts';

/** The refunded part of a payment. Amounts in the smallest currency unit. */
export interface PartialRefund {
  /** Null when paid with credits, or when no amount was recorded. */
  readonly paidCents: number | null;
  readonly refundedCents: number;
  /** Null when paid with money. */
  readonly paidCredits: number | null;
  readonly refundedCredits: number;
  /** ISO 4217, in lowercase. */
  readonly currency: string;
}

/** The GraphQL type. */
export const partialRefundType = `
  "The refunded part of a payment, and the total; of the whole payment if it covers several fairs."
  type PartialRefund {
    "In the smallest currency unit (for example, cents); null where it was paid with credits or is not known."
    paidCents: Int
    "In the smallest currency unit (for example, cents)."
    refundedCents: Int!
    "Null where it was paid with money."
    paidCredits: Int
    refundedCredits: Int!
    "ISO 4217, in lowercase."
    currency: String!
  }`;

interface Columns {
  /** SQL of the id of the record. */
  readonly id: string;
  readonly type: string;
  readonly data: string;
}

/** SQL: the sums of a `PartialRefund`, as JSON. */
export const refundSumsSql = ({ id, type, data }: Columns): string => `json_build_object(
    'paidCents', case when ${type} = 'credit' then null else coalesce(
      (${data} ->> 'amountCents')::int,
      (select k.amount_cents from checkout k where k.subject_id = (${id})::text
        and k.state in ('paid', 'refunded') order by k.paid_at desc limit 1)) end,
    'refundedCents', ${refundedSql(id)},
    'paidCredits', case when ${type} = 'credit' then (select -c.amount from credit_entry c
      where c.reason = 'spent' and c.reference = (${id})::text limit 1) end,
    'refundedCredits', case when ${type} = 'credit' then (
      select coalesce(sum(q.credits), 0)::int from payment_refund q where q.subject_id = ${id})
      else 0 end,
    'currency', coalesce(${data} ->> 'currency', 'usd'))`;

/**
 * SQL: the `PartialRefund` of a registration that still counts as paid; null when nothing was
 * refunded, or only for other fairs of its payment.
 *
 * @param one the alias of the `fair_exhibitor`; its `exhibitor_registration` is `r`
 */
export const partialRefundSql = (one: string): string => {
  const id = `coalesce(r.payment_id, ${one}.id)`;
  const data = `coalesce((select p.payment_data from college_payment p where p.id = r.payment_id),
      ${one}.payment_data)`;
  return `(case when ${one}.payment_status = 'paid' and ${partlyBackSql(id)}
    then ${refundSumsSql({ id, type: `${one}.payment_type`, data })} end)`;
};

/** What a college sees of a payment: no ids of the provider, no billing contact. */
interface OwnReceipt {
  readonly id: string;
  readonly collegeId: string;
  readonly fairs: readonly FairSummary[];
  readonly paymentType: string;
  readonly paymentStatus: string;
  readonly amountCents: number | null;
  readonly refundedCents: number;
  readonly credits: number | null;
  readonly refundedCredits: number;
  readonly currency: string | null;
  readonly receiptUrl: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly createdAt: Date;
}

interface Row extends Omit<OwnReceipt, 'refundedCents' | 'credits' | 'refundedCredits'> {
  readonly sums: PartialRefund;
}

/** The GraphQL types. */
export const receiptTypes = `
  "A payment as the college that made it sees it."
  type MyReceipt {
    id: ID!
    collegeId: ID!
    fairs: [FairSummary!]!
    paymentType: String!
    paymentStatus: String!
    "Amount in the smallest currency unit (for example, cents)."
    amountCents: Int
    "What of it went back, by whatever way."
    refundedCents: Int!
    "Credits that it was paid with; null where it was paid with money."
    credits: Int
    "What of them went back."
    refundedCredits: Int!
    "ISO 4217 code in lowercase."
    currency: String
    receiptUrl: URL
    purchaseOrderNumber: String
    createdAt: DateTime!
  }`;

/** The payments of the colleges that someone represents, newest first; or only the given id. */
export async function ownReceipts(
  tx: Queryable,
  { holds }: Pick<SignedIn, 'holds'>,
  id: string | null = null,
): Promise<readonly OwnReceipt[]> {
  const rows = await readRows<Row>(tx, {
    sums: jsonOf(),
    id: 'text',
    createdAt: 'timestamp',
    collegeId: 'text',
    fairs: jsonOf(),
    paymentType: 'text',
    paymentStatus: 'text',
    amountCents: 'number?',
    currency: 'text?',
    receiptUrl: 'text?',
    purchaseOrderNumber: 'text?',
  })(
    `select p.id, p.college_id as "collegeId", p.payment_type as "paymentType",
       p.payment_status as "paymentStatus", (p.payment_data ->> 'amountCents')::int as "amountCents",
       ${refundSumsSql({ id: 'p.id', type: 'p.payment_type', data: 'p.payment_data' })} as sums,
       p.payment_data ->> 'currency' as currency, p.payment_data ->> 'receiptUrl' as "receiptUrl",
       p.payment_data ->> 'purchaseOrderNumber' as "purchaseOrderNumber",
       p.created_at as "createdAt",
       coalesce((select json_agg(${fairSummarySql} order by f.start_time) from fair f
                 where f.id::text = any(p.fair_ids)), '[]') as fairs
     from college_payment p where p.college_id = any($1::uuid[])
       and ($2::uuid is null or p.id = $2)
     order by p.id desc limit 200`,
    [holds['college'] ?? [], id],
  );
  return rows.map(({ sums, ...row }) => ({
    ...row,
    refundedCents: sums.refundedCents,
    credits: sums.paidCredits,
    refundedCredits: sums.refundedCredits,
  }));
}
