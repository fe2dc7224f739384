import { fairSummarySql, type FairSummary } from '../fairs/read-fairs.server.ts';
import type { Payments, PaymentCall } from '../payments/payments.ts';
import { readPricedFairs } from '../payments/read-priced-fairs.server.ts';
import { partialRefundSql, type PartialRefund } from '../payments/own-receipts.server.ts';
import { partlyBackSql } from '../payments/refund-ledger.server.ts';
import { priceOfFairs } from '../payments/compute-price.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  textOf,
  type RowOf,
} from '../../platform/database/read-rows.ts';
import { notFound } from '../../platform/model/refusal.ts';
import { readProof, type Proof } from './confirmation/exhibitor-proof.server.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { exhibitorRefusals as messages } from './exhibitor-refusals.messages.ts';

/**
 * How its contact gets to a registration: signed in, as the college's own people do; by a link that
 * signs in and makes a rep of the college (`entry`) or files a claim (`claim`); otherwise by a link
 * that opens it.
 */
export type Reach = 'account' | 'entry' | 'claim' | 'link';

const registrationRow = row({
  id: 'text',
  fair: jsonOf<FairSummary>(),
  fairId: 'text',
  name: 'text',
  collegeId: 'text?',
  /** The name of that college; null without one. */
  college: 'text?',
  state: 'text?',
  postalCode: 'text?',
  email: 'text',
  paymentType: 'text',
  paymentStatus: 'text',
  paymentData: nullable(jsonOf<Readonly<Record<string, unknown>>>()),
  /** The payment for several fairs that it is part of. */
  paymentId: 'text?',
  /** Since when someone who has paid waits for a refund; null for those taking part. */
  withdrawnAt: 'timestamp?',
  createdAt: 'timestamp',
  /** When it, or the payment that it is part of, was made: that day's price list applies. */
  agreedAt: 'timestamp',
  /** An admin has refunded a part. */
  isPartlyBack: 'boolean',
  /** The refunded amount, while it still counts as paid; null when there is none. */
  partialRefund: nullable(jsonOf<PartialRefund>()),
  /** See `isGuestsSql`. */
  isGuests: 'boolean',
  /** Someone agreed to the fair's terms for it; an exhibitor entered by an organizer is asked. */
  consent: 'boolean',
  reach: textOf<Reach>(),
});

/** A registration for internal use. */
export type Registration = RowOf<typeof registrationRow>;

/**
 * SQL of whether a payment alone makes the contact a rep of the college `id`: it has no rep, no
 * credits and no leads, so that nothing could be taken from others.
 */
export const isFreeSql = (id: string): string => `not exists (
    select from college_rep p join account a on a.id = p.user_id
    where p.college_id = ${id} and p.confirmed_at is not null and a.deleted_at is null)
  and not exists (select from college k where k.id = ${id} and k.fair_credits > 0)
  and not exists (select from sharing s where s.college_id = ${id})`;

/** SQL of whether the contact of such an exhibitor has a valid invitation. */
export const isInvitedSql = `(r.rep_invited_at is not null and r.withdrawn_at is null
  and (e.payment_status in ('paid', 'waived')
    or r.rep_vouched_at is not null and e.payment_status <> 'refunded'))`;

/** SQL of the `Reach` of a `fair_exhibitor e` with its `exhibitor_registration r`. */
export const reachSql = `case when e.college_id is null then 'link'
  when r.bound_at is null or exists (
    select from college_rep p join account a on a.id = p.user_id
    where p.college_id = e.college_id and p.confirmed_at is not null and a.deleted_at is null
      and a.email = lower(e.primary_contact_email)) then 'account'
  when not ${isInvitedSql} then 'link'
  when r.rep_vouched_at is not null or ${isFreeSql('e.college_id')} then 'entry'
  when exists (
    select from college_claim m join account a on a.id = m.account_id
    where m.college_id = e.college_id and a.email = lower(e.primary_contact_email)
      and (m.status = 'open' or m.created_at >= r.rep_invited_at)) then 'link'
  else 'claim' end`;

/**
 * SQL of whether someone without an account made and paid such a registration by itself, and
 * represents its college in no other way.
 */
export const isGuestsSql = `(r.bound_at is not null and r.payment_id is null and not exists (
  select from college_rep p join account a on a.id = p.user_id
  left join rep_origin o on o.rep_id = p.id and o.vouched_at is null
  where p.college_id = e.college_id and p.confirmed_at is not null and a.deleted_at is null
    and a.email = lower(e.primary_contact_email) and o.rep_id is null))`;

/** SQL of `Registration.agreedAt` of a `fair_exhibitor e` with its `exhibitor_registration r`. */
export const agreedAtSql = `coalesce(
  (select p.created_at from college_payment p where p.id = r.payment_id), e.created_at)`;

/** A registration; null when it is missing or deleted. */
export async function readRegistration(tx: Queryable, id: string): Promise<Registration | null> {
  const rows = await readRows(tx, registrationRow)(
    `select e.id, ${fairSummarySql} as fair, e.fair_id as "fairId", e.name,
       e.college_id as "collegeId", c.name as college, e.state, e.postal_code as "postalCode",
       e.primary_contact_email as email,
       e.payment_type as "paymentType", e.payment_status as "paymentStatus",
       e.payment_data as "paymentData", r.payment_id as "paymentId",
       r.withdrawn_at as "withdrawnAt", e.created_at as "createdAt",
       ${agreedAtSql} as "agreedAt",
       ${partlyBackSql('coalesce(r.payment_id, e.id)')} as "isPartlyBack",
       ${partialRefundSql('e')} as "partialRefund",
       ${isGuestsSql} as "isGuests", e.consent, ${reachSql} as reach
     from fair_exhibitor e join fair f on f.id = e.fair_id
     left join college c on c.id = e.college_id
     left join exhibitor_registration r on r.exhibitor_id = e.id
     where e.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The content of a proof. @throws Refusal NOT_FOUND for an invalid or expired one */
export function proofOf({ services, world }: PaymentCall, proofToken: string): Proof {
  const proof = readProof(services.env.secret, world, proofToken);
  if (!proof) throw notFound(apiSentence(messages.openByLink));
  return proof;
}

/** The price of a registration, as recorded or by the price list of its day. */
export async function amountOf(
  tx: Queryable,
  { prices: book }: Payments,
  { fairId, paymentData, agreedAt }: Pick<Registration, 'fairId' | 'paymentData' | 'agreedAt'>,
): Promise<{ readonly amountCents: number; readonly currency: string }> {
  const prices = book.at(agreedAt);
  const cents = paymentData?.['amountCents'];
  const currency = paymentData?.['currency'];
  if (typeof cents === 'number')
    return {
      amountCents: cents,
      currency: typeof currency === 'string' ? currency : prices.currency,
    };
  const price = priceOfFairs(prices, await readPricedFairs(tx, [fairId], { anyState: true }));
  return { amountCents: price.cents, currency: price.currency };
}
