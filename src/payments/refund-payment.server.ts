import { signedIn, type SignedIn } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { badInput, notFound } from '../platform/model/refusal.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { carryRefund } from './carry-refund.server.ts';
import { showCheckout } from './checkout-schema.ts';
import { readCheckout } from './keep-checkout.server.ts';
import { lockRecord } from './mark-payment-paid.server.ts';
import type { PaidRecord } from './payable-record.server.ts';
import { refundJob } from './payment-job-kinds.ts';
import { ProviderFailure } from './payment-provider.ts';
import type { PaymentCall, PaymentServices } from './payments.ts';
import { refundAsCredits } from './refund-as-credits.server.ts';
import { readCheckoutOf, writeRefund } from './refund-checkout.server.ts';
import { checkKey } from './start-checkout.server.ts';
import { forPrograms } from '../platform/model/api-sentence.ts';

interface Input {
  readonly checkoutId?: string | null;
  readonly paymentId?: string | null;
  readonly exhibitorId?: string | null;
  readonly amountCents?: number | null;
  readonly credits?: number | null;
  readonly key?: string | null;
  readonly again?: boolean | null;
}

/**
 * `refundPayment(...)`: an admin gives back what was paid, all of it or a part: by card to the card,
 * with the credits it bought taken back; anything else as credits of the college. The answer is the
 * checkout; null where no card was involved.
 */
export const refundPayment = operation<{ readonly input: Input }, PaymentServices>({
  kind: 'Mutation',
  name: 'refundPayment',
  field: 'refundPayment(input: RefundPaymentInput!): Checkout',
  types: `
  "Exactly one of checkoutId, paymentId and exhibitorId."
  input RefundPaymentInput {
    checkoutId: ID
    paymentId: ID
    exhibitorId: ID
    "Of what was paid by card, in the hundredth part of the currency; all that is left unless said."
    amountCents: Int
    "Of anything else; all that is left unless said."
    credits: Int
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
    const refundId = await context.services.payments.change((tx) => write(tx, context, by, input));
    return refundId === null ? null : carry(context, refundId);
  },
});

/** Writes down what is given back; the id of the refund where a card was involved. */
async function write(
  tx: Queryable,
  { services: { payments, jobs } }: PaymentCall,
  by: SignedIn,
  input: Input,
): Promise<string | null> {
  const requestKey = checkKey(input.key);
  const cents = input.amountCents ?? null;
  const refund = async (checkoutId: string) => {
    const id = await writeRefund(tx, payments, by, checkoutId, {
      cents,
      requestKey,
      again: input.again === true,
    });
    // Should nobody get to it after the commit.
    const at = new Date(payments.world.now().getTime() + 60_000);
    await jobs.enqueue(tx, refundJob, { refundId: id }, { at, key: id });
    return id;
  };
  if (typeof input.checkoutId === 'string') {
    const { checkoutId } = input;
    if (!isUuid(checkoutId) || !(await readCheckout(tx, checkoutId))) throw notFound();
    return refund(checkoutId);
  }
  const found = await lockRecord(tx, payments, input);
  const byCard = await findPaidCheckout(tx, found.payable.kind, found.record);
  if (byCard !== null) return refund(byCard);
  const credits = input.credits ?? null;
  await refundAsCredits(tx, payments, by, found, { credits, requestKey });
  return null;
}

async function findPaidCheckout(
  tx: Queryable,
  subject: string,
  { id }: PaidRecord,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from checkout where subject = $1 and subject_id = $2
       and state in ('paid', 'refunded') and provider_payment is not null
     order by state, paid_at desc limit 1`,
    [subject, id],
  );
  return rows[0]?.id ?? null;
}

/** While the payment service is away the refund stays written down, and a job carries it later. */
async function carry({ services: { payments } }: PaymentCall, refundId: string) {
  try {
    await carryRefund(payments, refundId);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
  }
  const checkout = await readCheckoutOf(payments.pool, refundId);
  return checkout && showCheckout(checkout);
}
