import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { askAgain, justBefore } from './refunds/ask-again.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { conflict } from '../../platform/model/refusal.ts';
import { priceOfFairs } from './compute-price.ts';
import { issueBillingDocument } from './issue-billing-document.server.ts';
import { paidBy, type PaidRecord } from './paid-record.ts';
import type { Payments } from './payments.ts';
import { readPricedFairs } from './read-priced-fairs.server.ts';
import { repeatedMessages as messages } from './refunds/repeated.messages.ts';

/** Ways to refund without a card. */
export type LedgerWay = 'check' | 'transfer' | 'credits';

/** A refund other than to a card. Amounts in the smallest currency unit. */
export interface LedgerRefund {
  readonly subject: 'payment' | 'exhibitor';
  readonly record: Pick<PaidRecord, 'id' | 'data' | 'createdAt'>;
  readonly accountId: string | null;
  readonly requestKey: string | null;
  readonly way: LedgerWay;
  /** The part of the payment that it covers. */
  readonly cents: number;
  readonly credits: number;
  /** The fair that was withdrawn from; null when the refund is for no fair in particular. */
  readonly fairId: string | null;
  readonly reason: string | null;
  readonly reference: string | null;
  /** The day of the refund, as in 2026-11-22. */
  readonly refundedOn: string;
}

/**
 * Records such a refund and notifies the payer. The transaction has locked the record.
 *
 * @returns its id
 */
export async function enterRefund(
  tx: Queryable,
  { world, prices }: Pick<Payments, 'world' | 'prices'>,
  refund: LedgerRefund,
): Promise<string> {
  const id = world.newId();
  await tx.query(
    `insert into payment_refund (id, subject, subject_id, account_id, request_key, way, amount_cents,
       credits, fair_id, reason, reference, refunded_on, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      refund.subject,
      refund.record.id,
      refund.accountId,
      refund.requestKey,
      refund.way,
      refund.cents,
      refund.credits,
      refund.fairId,
      refund.reason,
      refund.reference,
      refund.refundedOn,
      world.now(),
    ],
  );
  const { subject, record, way, cents, credits, reference: note, fairId } = refund;
  const isMoney = way !== 'credits';
  await issueBillingDocument(tx, world, {
    kind: 'refund',
    subject,
    subjectId: record.id,
    reference: id,
    method: way,
    credits,
    note,
    ...(isMoney
      ? { cents, currency: textIn(record.data, 'currency') ?? prices.at(record.createdAt).currency }
      : { cents: 0, currency: null }),
    about: fairId === null ? null : await nameOfFair(tx, fairId),
  });
  return id;
}

const textIn = (data: PaidRecord['data'], key: string): string | null => {
  const value = data?.[key];
  return typeof value === 'string' ? value : null;
};

async function nameOfFair(tx: Queryable, fairId: string): Promise<string | null> {
  const rows = await readRows(tx, { name: 'text' })('select name from fair where id = $1', [
    fairId,
  ]);
  return rows[0]?.name ?? null;
}

/** The refunds of a record, by card or otherwise, including pending ones. */
export interface GivenBack {
  readonly cents: number;
  /** The part of `cents` for fairs that were withdrawn from. */
  readonly centsOfFairs: Readonly<Record<string, number>>;
}

/** The refunds of a record other than to a card. */
export async function refundedOtherwise(tx: Queryable, recordId: string): Promise<number> {
  if (!isUuid(recordId)) return 0;
  const rows = await readRows(tx, { cents: 'number' })(
    `select coalesce(sum(amount_cents), 0)::int as cents from payment_refund where subject_id = $1`,
    [recordId],
  );
  return rows[0]?.cents ?? 0;
}

/** The total refunded for a record that the transaction has locked. */
export async function readGivenBack(
  tx: Queryable,
  record: Pick<PaidRecord, 'id' | 'data' | 'createdAt'>,
): Promise<GivenBack> {
  const rows = await readRows(tx, { fairId: 'text?', cents: 'number' })(
    `select fair_id as "fairId", sum(amount_cents)::int as cents from (
       select fair_id, amount_cents from payment_refund where subject_id = $1
       union all
       select fair_id, amount_cents from checkout_refund
       where checkout_id = $2 and state <> 'failed') r group by 1`,
    [record.id, paidBy(record)],
  );
  return {
    cents: rows.reduce((sum, { cents }) => sum + cents, 0),
    centsOfFairs: Object.fromEntries(
      rows.flatMap(({ fairId, cents }) => (fairId === null ? [] : [[fairId, cents]])),
    ),
  };
}

/** The payment of a record: as recorded, or by that day's price list. */
export async function paidCents(
  tx: Queryable,
  { prices }: Pick<Payments, 'prices'>,
  { type, data, fairIds, createdAt }: Pick<PaidRecord, 'type' | 'data' | 'fairIds' | 'createdAt'>,
): Promise<number> {
  if (type === 'credit') return 0;
  const recordedCents = data?.['amountCents'];
  if (typeof recordedCents === 'number') return recordedCents;
  if (fairIds.length === 0) return 0;
  const fairs = await readPricedFairs(tx, fairIds, { anyState: true });
  return priceOfFairs(prices.at(createdAt), fairs).cents;
}

/**
 * One fair's share of a payment: in proportion to the prices of the fairs left in it. Does not
 * subtract earlier refunds for it.
 */
export async function shareOfFair(
  tx: Queryable,
  parts: Pick<Payments, 'prices'>,
  record: PaidRecord,
  fairId: string,
): Promise<number> {
  const paid = await paidCents(tx, parts, record);
  const { centsOfFairs } = await readGivenBack(tx, record);
  const gone = Object.entries(centsOfFairs)
    .filter(([id]) => !record.fairIds.includes(id))
    .reduce((sum, [, cents]) => sum + cents, 0);
  const fairs = await readPricedFairs(tx, record.fairIds, { anyState: true });
  const prices = parts.prices.at(record.createdAt);
  const { cents: all } = priceOfFairs(prices, fairs);
  const one = fairs.filter(({ id }) => id === fairId);
  if (one.length === 0) return 0;
  if (all === 0) return fairs.length === 1 ? paid - gone : 0;
  return Math.round(((paid - gone) * priceOfFairs(prices, one).cents) / all);
}

/** The key under which the server itself refunds payments made in vain. */
export const ownRefundKey = 'given back by itself';

/**
 * SQL: whether a record has a refund for none of its fairs in particular.
 *
 * @param id SQL of the id of the record
 */
export const partlyBackSql = (id: string): string => `(exists (
    select from payment_refund q where q.subject_id = ${id} and q.fair_id is null)
  or exists (
    select from checkout_refund q join checkout k on k.id = q.checkout_id
    where k.subject_id = (${id})::text and q.fair_id is null and q.state <> 'failed'
      and q.request_key is distinct from '${ownRefundKey}'))`;

/**
 * SQL: the refunded money of a record, in all ways.
 *
 * @param id SQL of the id of the record
 */
export const refundedSql = (id: string): string => `(
    select coalesce(sum(q.amount_cents), 0)::int from (
      select amount_cents from payment_refund where subject_id = ${id}
      union all
      select q.amount_cents from checkout_refund q join checkout k on k.id = q.checkout_id
      where k.subject_id = (${id})::text and q.state in ('pending', 'succeeded')
        and q.request_key is distinct from '${ownRefundKey}') q)`;

/**
 * SQL: whether the email with a refund's document notifies the exhibitor who withdrew: a refund was
 * entered since, for that fair or for none in particular. For a `fair_exhibitor e` with its
 * `exhibitor_registration r`.
 */
export const refundToldSql = `(exists (
    select from payment_refund q where q.subject_id = coalesce(r.payment_id, e.id)
      and q.created_at >= r.withdrawn_at and coalesce(q.fair_id, e.fair_id) = e.fair_id)
  or exists (
    select from checkout_refund q join checkout k on k.id = q.checkout_id
    where k.subject_id = coalesce(r.payment_id, e.id)::text and q.state <> 'failed'
      and q.created_at >= r.withdrawn_at and coalesce(q.fair_id, e.fair_id) = e.fair_id))`;

interface Repeat {
  readonly recordId: string;
  readonly by: string;
  readonly way: LedgerWay;
  readonly amount: number;
  readonly now: Date;
}

/** @throws Refusal CONFLICT when the same admin has refunded the same moments ago */
export async function refuseRepeatedRefund(
  tx: Queryable,
  { recordId, by, way, amount, now }: Repeat,
): Promise<void> {
  const { rows } = await tx.query(
    `select from payment_refund where subject_id = $1 and account_id = $2 and way = $3
       and case when way = 'credits' then credits else amount_cents end = $4
       and created_at > $5 limit 1`,
    [recordId, by, way, amount, justBefore(now)],
  );
  if (rows.length > 0) throw askAgain(apiSentence(messages.refundAgain));
}

/**
 * Whether a request with this key was entered already.
 *
 * @throws Refusal CONFLICT when its input was different
 */
export async function isRepeatedRefund(
  tx: Queryable,
  recordId: string,
  wish: {
    readonly requestKey: string | null;
    readonly way: LedgerWay;
    readonly cents?: number | null;
    readonly credits?: number | null;
  },
): Promise<boolean> {
  if (wish.requestKey === null) return false;
  const rows = await readRows(tx, { way: 'text', cents: 'number', credits: 'number' })(
    `select way, amount_cents as cents, credits from payment_refund
     where subject_id = $1 and request_key = $2`,
    [recordId, wish.requestKey],
  );
  const before = rows[0];
  if (!before) return false;
  const other = (requested: number | null | undefined, stored: number) =>
    requested !== null && requested !== undefined && requested !== stored;
  if (before.way !== wish.way || other(wish.cents, before.cents))
    throw conflict(apiSentence(messages.otherAmount));
  if (other(wish.credits, before.credits)) throw conflict(apiSentence(messages.otherCredits));
  return true;
}
