import { fairSummarySql, type FairSummary } from '../fairs/fair-summary.ts';
import type { SignedIn } from '../accounts/people-services.ts';
import { refundSumsSql, type PartialRefund } from './partial-refund.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../platform/database/read-rows.ts';

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
