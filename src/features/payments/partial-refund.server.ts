import { partlyBackSql, refundedSql } from './refund-ledger.server.ts';

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
