import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRefunds, sumOfRefunds } from './apply-refunds.server.ts';
import { readCheckout } from '../keep-checkout.server.ts';
import { paidBy, payableRecordOf } from '../paid-record.ts';
import type { Payments, PaymentServices } from '../payments.ts';
import { readCreditsLeft } from '../refund-as-credits.server.ts';
import { paidCents, readGivenBack, shareOfFair } from '../refund-ledger.server.ts';

interface Args {
  readonly id: string;
  readonly kind: string;
  readonly fairId?: string | null | undefined;
}

type Offer = SchemaObject<'RefundOffer'>;

const nothing: Offer = { ways: [], leftCents: 0, leftCredits: 0, dueCents: 0 };

/** `refundOffer(...)`: what can still be refunded of a payment, and how. */
export const refundOffer = operation<'refundOffer', PaymentServices>({
  kind: 'Query',
  name: 'refundOffer',
  field: `
  "Returns what can still be refunded of a payment, and how."
  refundOffer(id: ID!, kind: String!, fairId: ID): RefundOffer`,
  types: `
  "The amount of a payment that can still be refunded, and how."
  type RefundOffer {
    "Empty where nothing is left."
    ways: [RefundWay!]!
    "Amount in the smallest currency unit (for example, cents)."
    leftCents: Int!
    "As credits."
    leftCredits: Int!
    "Amount for the given fair that hasn’t been refunded yet."
    dueCents: Int!
  }`,
  who: ['ADMINS'],
  async resolve({ id, kind, fairId }, { services: { payments } }) {
    if (!isUuid(id)) return null;
    return payments.change((tx) =>
      kind === 'pack' ? offerOfPack(tx, id) : offerOfRecord(tx, payments, { id, kind, fairId }),
    );
  },
});

async function offerOfPack(tx: Queryable, id: string): Promise<Offer | null> {
  const checkout = await readCheckout(tx, id);
  if (!checkout) return null;
  if (checkout.state !== 'paid') return nothing;
  const leftCents = checkout.amountCents - sumOfRefunds(await readRefunds(tx, id)).cents;
  return leftCents > 0 ? { ...nothing, ways: ['CARD'], leftCents } : nothing;
}

async function offerOfRecord(
  tx: Queryable,
  payments: Payments,
  { id, kind, fairId }: Args,
): Promise<Offer | null> {
  const record = await payableRecordOf(payments, kind)?.lock(tx, id);
  if (!record) return null;
  if (record.status !== 'paid') return nothing;
  const back = await readGivenBack(tx, record);
  const leftCents = Math.max(0, (await paidCents(tx, payments, record)) - back.cents);
  const leftCredits = record.collegeId === null ? 0 : await readCreditsLeft(tx, payments, record);
  const card = paidBy(record);
  const isOnCard = card !== null && (await readCheckout(tx, card))?.payment !== null;
  const due =
    typeof fairId === 'string'
      ? (await shareOfFair(tx, payments, record, fairId)) - (back.centsOfFairs[fairId] ?? 0)
      : 0;
  return {
    ways: [
      ...(leftCents > 0 && isOnCard ? ['CARD' as const] : []),
      ...(leftCents > 0 ? ['CHECK' as const, 'TRANSFER' as const] : []),
      ...(leftCredits > 0 ? ['CREDITS' as const] : []),
    ],
    leftCents,
    leftCredits,
    dueCents: Math.max(0, Math.min(due, leftCents)),
  };
}
