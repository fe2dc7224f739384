import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../platform/database/read-rows.ts';
import type { Entity } from '../../platform/model/entity.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { conflict, notFound, Refusal } from '../../platform/model/refusal.ts';
import { changeRecord } from '../../platform/store/insert-records.server.ts';
import { snakeCase } from '../../platform/store/naming.ts';
import type { Checkout } from './checkout.ts';
import { priceOfFairs } from './compute-price.ts';
import { giveBackByItself } from './refunds/give-back.server.ts';
import { issueBillingDocument } from './issue-billing-document.server.ts';
import { isSettledOtherwise, refuseSettled } from './settled-fairs.server.ts';
import { noteDifference } from './reconciliation/note-difference.server.ts';
import type { Payer } from './paying/payer.ts';
import { paidBy, type PaidRecord, type PayableRecord } from './paid-record.ts';
import type { Outcome, Payments } from './payments.ts';
import { readPricedFairs } from './read-priced-fairs.server.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { paymentRefusals as messages } from './payment-refusals.messages.ts';

/** How an entity with the fields paymentType, paymentStatus and paymentData is paid for. */
interface PaidEntity {
  readonly kind: 'payment' | 'exhibitor';
  readonly entity: Entity;
  /** SQL of the ids of the fairs that a record is for, as text[]. */
  readonly fairIds: string;
  /** Whether this caller may pay for it; may throw a Refusal of its own. */
  mayPay(tx: Queryable, by: Payer, record: PaidRecord): Promise<boolean>;
  /** The email address of a record's contact, when no account has paid for it. */
  contact?(tx: Queryable, record: PaidRecord): Promise<string | null>;
  /** The payer's return page. */
  returnPath(tx: Queryable, record: PaidRecord): Promise<string>;
}

/** Makes the records of an entity payable. Their paymentStatus follows the provider's reports. */
export function payableRecord(paidEntity: PaidEntity): PayableRecord {
  const { kind, entity } = paidEntity;
  const lock = async (tx: Queryable, id: string): Promise<PaidRecord | null> => {
    if (!isUuid(id)) return null;
    const rows = await readRows<PaidRecord>(tx, {
      id: 'text',
      collegeId: 'text?',
      owner: 'text?',
      type: 'text',
      status: 'text',
      data: nullable(jsonOf()),
      fairIds: 'text[]',
      createdAt: 'timestamp',
    })(
      `select id, college_id as "collegeId", owner, payment_type as type, payment_status as status,
         payment_data as data, ${paidEntity.fairIds} as "fairIds",
         created_at as "createdAt"
       from ${snakeCase(entity.name)} where id = $1 for update`,
      [id],
    );
    return rows[0] ?? null;
  };
  return {
    kind,
    entity,
    covering: `select id, college_id, payment_status as status, payment_data as data,
      ${paidEntity.fairIds} as fair_ids from ${snakeCase(entity.name)}`,
    lock,
    async offer(tx, parts, by, id) {
      const record = await lock(tx, id);
      if (!record || !(await paidEntity.mayPay(tx, by, record))) throw notFound();
      if (record.type !== 'card') throw conflict(apiSentence(messages.notByCard));
      if (!isOpen(record)) throw conflict(apiSentence(messages.settled));
      const fairs = await readPricedFairs(tx, record.fairIds);
      await refuseSettled(tx, parts, record);
      return {
        price: priceOfFairs(parts.prices.at(record.createdAt), fairs),
        collegeId: record.collegeId,
        fairIds: record.fairIds,
        returnPath: await paidEntity.returnPath(tx, record),
      };
    },
    async settle(tx, parts, checkout, outcome) {
      const { world } = parts;
      const record = await lock(tx, checkout.subjectId);
      const isOwn = record !== null && paidBy(record) === checkout.id;
      if (outcome === 'paid' && !isOwn) {
        const why = await inVain(tx, parts, record);
        if (why !== null) {
          await noteInVain(tx, parts, checkout, why);
          const contact = (record && (await paidEntity.contact?.(tx, record))) ?? null;
          return giveBackByItself(tx, parts, checkout, contact);
        }
        if (record) await noteOtherPrice(tx, parts, checkout, record);
      }
      if (!record || (outcome !== 'failed' && !isOwn && !isOpen(record))) return;
      await changeRecord(tx, world, entity, record.id, {
        paymentStatus: statusAfter(record.status, outcome),
        ...(outcome === 'failed' ? {} : { paymentData: { ...record.data, ...dataOf(checkout) } }),
      });
      if (outcome === 'paid')
        await issueBillingDocument(tx, world, {
          kind: 'receipt',
          subject: kind,
          subjectId: record.id,
        });
      if (kind === 'exhibitor' && (outcome === 'paid' || outcome === 'waived'))
        await parts.settled(tx, record.id);
    },
  };
}

const isOpen = ({ status }: PaidRecord): boolean => status === 'pending' || status === 'failed';

/** Why a payment settles nothing: it came too late. Null when it does. */
async function inVain(
  tx: Queryable,
  parts: Payments,
  record: PaidRecord | null,
): Promise<string | null> {
  if (!record) return 'it is gone';
  if (!isOpen(record)) return `it is ${record.status}`;
  return (await isSettledOtherwise(tx, parts, record)) ? 'paid otherwise' : null;
}

async function noteInVain(
  tx: Queryable,
  parts: Payments,
  { id, subject, subjectId, amountCents: cents }: Checkout,
  why: string,
  more: { readonly price?: number } = {},
): Promise<void> {
  parts.log.error(
    { event: 'payments.subject_missing', checkout: id, why },
    'A checkout was paid, but its subject is missing or changed.',
  );
  const details = { [subject]: subjectId, cents, why, ...more };
  await noteDifference(tx, parts.world, 'paid for nothing', id, details);
}

/** The price changed while the payer was at the provider: it counts, and is noted for review. */
async function noteOtherPrice(
  tx: Queryable,
  parts: Payments,
  checkout: Checkout,
  record: PaidRecord,
): Promise<void> {
  const price = await priceNow(tx, parts, record);
  if (price === checkout.amountCents) return;
  const more = price === null ? {} : { price };
  await noteInVain(tx, parts, checkout, 'other price', more);
}

/** The price of a record by the price list of its day; null when unknown. */
async function priceNow(
  tx: Queryable,
  { prices }: Payments,
  { fairIds, createdAt }: PaidRecord,
): Promise<number | null> {
  try {
    const fairs = await readPricedFairs(tx, fairIds, { anyState: true });
    return priceOfFairs(prices.at(createdAt), fairs).cents;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A failed card changes nothing that was settled in another way. */
const statusAfter = (status: string, outcome: Outcome): string =>
  outcome === 'failed' && status !== 'pending' ? status : outcome;

function dataOf(checkout: Checkout): object {
  const { id, provider, session, payment, amountCents, currency, receiptUrl } = checkout;
  return {
    provider,
    providerIds: {
      checkout: id,
      ...(session === null ? {} : { session }),
      ...(payment === null ? {} : { payment }),
    },
    amountCents,
    currency,
    ...(receiptUrl === null ? {} : { receiptUrl }),
  };
}
