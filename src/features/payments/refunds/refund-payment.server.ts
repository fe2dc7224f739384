import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, conflict, notFound } from '../../../platform/model/refusal.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { carryRefund } from './carry-refund.server.ts';
import { showCheckout } from '../checkout.ts';
import { lockCheckout, readCheckout } from '../keep-checkout.server.ts';
import { lockRecord } from '../paying/mark-payment-paid.server.ts';
import { refundJob } from '../reconciliation/payment-job-kinds.ts';
import { ProviderFailure } from '../provider/payment-provider.ts';
import type { PaymentCall, PaymentServices } from '../payments.ts';
import { refundAsCredits } from '../refund-as-credits.server.ts';
import { readCheckoutOf, writeRefund } from './refund-checkout.server.ts';
import { checkKey } from '../paying/start-checkout.server.ts';
import { apiSentence, forPrograms } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { paymentRefusals } from '../payment-refusals.messages.ts';
import { readPastDay } from '../paying/read-past-day.ts';
import { recordRefund, type RefundNote } from './record-refund.server.ts';

/** Ways to refund; uppercase in the schema. */
type Way = 'CARD' | 'CHECK' | 'TRANSFER' | 'CREDITS';

interface Input {
  readonly checkoutId?: string | null;
  readonly paymentId?: string | null;
  readonly exhibitorId?: string | null;
  readonly way?: Way | null;
  readonly amountCents?: number | null;
  readonly credits?: number | null;
  readonly reason?: string | null;
  readonly reference?: string | null;
  readonly refundedOn?: string | null;
  readonly fairId?: string | null;
  readonly key?: string | null;
  readonly again?: boolean | null;
}

/**
 * `refundPayment(...)`: an admin refunds a payment, in full or in part: to the card, taking back
 * the credits it bought; by check or transfer, which is recorded here; or as credits of the
 * college. Returns the checkout; null when no card was involved.
 */
export const refundPayment = operation<'refundPayment', PaymentServices>({
  kind: 'Mutation',
  name: 'refundPayment',
  field: `
  "Refunds a payment in whole or in part: to the card, by check or transfer, or as credits. Null unless a card is refunded."
  refundPayment(input: RefundPaymentInput!): Checkout`,
  types: `
  "The way a refund is paid."
  enum RefundWay {
    "To the card that was charged, by the payment service."
    CARD
    "An admin has sent a check; it is written down here."
    CHECK
    "An admin has transferred the money; it is written down here."
    TRANSFER
    "As credits of the college."
    CREDITS
  }
  "The payment to refund: exactly one of checkoutId, paymentId and exhibitorId."
  input RefundPaymentInput {
    checkoutId: ID
    paymentId: ID
    exhibitorId: ID
    "Unless given: to the card for a card payment, as credits for anything else."
    way: RefundWay
    "Amount in the smallest currency unit (for example, cents). Default: all that is left."
    amountCents: Int
    "With the way CREDITS; all that are left unless given."
    credits: Int
    "Required: why, in up to 500 characters."
    reason: String
    "The number of the check or the transfer, up to 200 characters."
    reference: String
    "The day a check or transfer was sent, not in the future; today unless given."
    refundedOn: Date
    "The fair that was withdrawn from, where the payment is for several."
    fairId: ID
    "Anything of your own, up to 80 characters: the same key is the same refund."
    key: String
    "With a key: true to give the same amount back again within ten minutes."
    again: Boolean
  }`,
  who: ['ADMINS'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { checkoutId, paymentId, exhibitorId } = input;
    if ([checkoutId, paymentId, exhibitorId].filter((id) => typeof id === 'string').length !== 1)
      throw badInput({
        input: forPrograms('Please give one of checkoutId, paymentId and exhibitorId.'),
      });
    const note = readNote(input, context.services.payments.world.now());
    const refundId = await context.services.payments.change((tx) =>
      write(tx, context, by, input, note),
    );
    return refundId === null ? null : carry(context, refundId);
  },
});

/** An admin's input for a refund. @throws Refusal BAD_USER_INPUT */
function readNote(input: Input, now: Date): RefundNote {
  const reason = input.reason?.trim() ?? '';
  if (reason === '') throw badInput({ reason: apiSentence(paymentRefusals.sayWhy) });
  if (reason.length > 500) throw badInput({ reason: messages.maxLength(500) });
  const reference = input.reference?.trim() ?? '';
  if (reference.length > 200) throw badInput({ reference: messages.maxLength(200) });
  return {
    requestKey: checkKey(input.key),
    again: input.again === true,
    reason,
    reference: reference === '' ? null : reference,
    refundedOn: readPastDay(input.refundedOn, now, 'refundedOn'),
    fairId: typeof input.fairId === 'string' && isUuid(input.fairId) ? input.fairId : null,
  };
}

/** Records the refund; returns its id when a card was involved. */
async function write(
  tx: Queryable,
  { services: { payments, jobs } }: PaymentCall,
  by: SignedIn,
  input: Input,
  note: RefundNote,
): Promise<string | null> {
  const cents = input.amountCents ?? null;
  const refund = async (checkoutId: string) => {
    const id = await writeRefund(tx, payments, by, checkoutId, { ...note, cents });
    // In case the process dies after the commit.
    const at = new Date(payments.world.now().getTime() + 60_000);
    await jobs.enqueue(tx, refundJob, { refundId: id }, { at, key: id });
    return id;
  };
  if (typeof input.checkoutId === 'string') {
    const { checkoutId } = input;
    if (!isUuid(checkoutId) || !(await readCheckout(tx, checkoutId))) throw notFound();
    if (input.way && input.way !== 'CARD')
      throw badInput({ way: apiSentence(paymentRefusals.onlyToCard) });
    return refund(checkoutId);
  }
  // Locks the checkout before what it paid for, like everyone who applies a provider's response.
  const byCard = await lockPaidCheckout(tx, input);
  const way = input.way ?? (byCard === null ? 'CREDITS' : 'CARD');
  if (way === 'CARD') {
    if (byCard === null) {
      await lockRecord(tx, payments, input);
      throw conflict(apiSentence(paymentRefusals.notByCardRefund));
    }
    return refund(byCard);
  }
  const found = await lockRecord(tx, payments, input);
  if (way === 'CREDITS')
    await refundAsCredits(tx, payments, by, found, { ...note, credits: input.credits ?? null });
  else
    await recordRefund(tx, payments, by, found, {
      ...note,
      way: way === 'CHECK' ? 'check' : 'transfer',
      cents,
    });
  return null;
}

/** The checkout that paid a payment or a registration, locked; null when paid otherwise. */
async function lockPaidCheckout(
  tx: Queryable,
  { paymentId, exhibitorId }: Input,
): Promise<string | null> {
  const rows = await readRows(tx, { id: 'text' })(
    `select id from checkout where subject = $1 and subject_id = $2
       and state in ('paid', 'refunded') and provider_payment is not null
     order by state, paid_at desc limit 1`,
    [typeof paymentId === 'string' ? 'payment' : 'exhibitor', paymentId ?? exhibitorId],
  );
  const id = rows[0]?.id ?? null;
  if (id !== null) await lockCheckout(tx, id);
  return id;
}

/** While the payment service is down the refund stays recorded, and a job carries it out later. */
async function carry({ services: { payments } }: PaymentCall, refundId: string) {
  try {
    await carryRefund(payments, refundId);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
  }
  const checkout = await readCheckoutOf(payments.pool, refundId);
  return checkout && showCheckout(checkout);
}
