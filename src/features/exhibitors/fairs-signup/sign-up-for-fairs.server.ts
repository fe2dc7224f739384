import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import {
  withoutOpenCheckout,
  type WithoutOpenCheckout,
} from '../../payments/without-open-checkout.server.ts';
import { CollegePayment } from '../../payments/college-payment.entity.ts';
import { priceOfFairs } from '../../payments/compute-price.ts';
import { findRival, refuseSettled } from '../../payments/settled-fairs.server.ts';
import { issueBillingDocument } from '../../payments/issue-billing-document.server.ts';
import { ownReceipts } from '../../payments/own-receipts.server.ts';
import type { PaymentCall, PaymentServices } from '../../payments/payments.ts';
import { lockCredits } from '../../payments/credit-ledger.server.ts';
import { refuseOtherPrice } from '../../payments/refusals.ts';
import { readPayer } from '../../payments/read-payer.server.ts';
import { readPricedFairs } from '../../payments/read-priced-fairs.server.ts';
import { spendOnFairs } from '../../payments/spend-credits.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import { isPromised, paymentDataOf, type Billing } from '../registering/payment-data-of.ts';
import { writeExhibitorEmail } from '../contact-emails/write-exhibitor-email.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { exhibitorRefusals } from '../exhibitor-refusals.messages.ts';
import { oneRow } from '../../../platform/database/one-row.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

interface Input extends Billing {
  readonly collegeId: string;
  readonly fairIds: readonly string[];
  readonly paymentType: string;
  readonly pricesVersion?: number | null;
}

/** Maximum number of fairs per payment. */
const most = 100;

/**
 * `signUpForFairs(...)`: a rep registers the college for several fairs at once: one CollegePayment,
 * per fair a FairExhibitor and at booth fairs a FairBooth; all or nothing. Credits are spent at
 * once; a card is charged on the page that `startCheckout(paymentId)` opens.
 */
export const signUpForFairs = operation<'signUpForFairs', PaymentServices>({
  kind: 'Mutation',
  name: 'signUpForFairs',
  field: `
  "Registers a college for several fairs at once, all or none. Credits are spent right away; cards are charged through \`startCheckout\`."
  signUpForFairs(input: SignUpForFairsInput!): MyReceipt!`,
  types: `
  "The input of \`signUpForFairs\`."
  input SignUpForFairsInput {
    collegeId: ID!
    fairIds: [ID!]!
    "card, invoice, check or credit."
    paymentType: String!
    purchaseOrderNumber: String
    billingContact: BillingContactInput
    "The version of the prices that was shown: refused where it costs something else by now."
    pricesVersion: Int
  }`,
  who: ['COLLEGES', 'ADMINS'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { payments, livePrices } = context.services;
    await livePrices.catchUp(input.pricesVersion);
    return withoutOpenCheckout(payments, async (tx) => {
      const signedUp = await signUp(tx, context, by, input);
      if ('toClose' in signedUp) return signedUp;
      const whose = { holds: { college: [input.collegeId] } };
      return { done: oneRow(await ownReceipts(tx, whose, signedUp.done)) };
    });
  },
});

async function signUp(
  tx: Queryable,
  context: PaymentCall,
  by: SignedIn,
  input: Input,
): Promise<WithoutOpenCheckout<string>> {
  const { payments } = context.services;
  const { world, prices, provider } = payments;
  const { paymentType } = input;
  if (paymentType === 'credit') return spendOnFairs(tx, payments, by, input);
  const choices = [...(provider ? ['card'] : []), 'invoice', 'check', 'credit'];
  if (!choices.includes(paymentType)) throw badInput({ paymentType: messages.choice(choices) });
  if (input.fairIds.length > most) throw badInput({ fairIds: messages.listLength(most) });
  const payer = await readPayer(tx, by, input.collegeId);
  // Concurrent registrations of this college wait here, and then see this one.
  await lockCredits(tx, payer.id);
  const openAt = by.role === 'ADMINS' ? {} : { openAt: world.now() };
  const fairs = await readPricedFairs(tx, input.fairIds, openAt);
  const fairIds = fairs.map(({ id }) => id);
  await refuseSignedUp(tx, payer.id, fairIds);
  await refuseSettled(tx, payments, { collegeId: payer.id, fairIds });
  const toClose = await findRival(tx, payments, { collegeId: payer.id, fairIds });
  if (toClose !== null) return { toClose };
  refuseOtherPrice(prices, input.pricesVersion, fairs, paymentType);
  const { cents: amountCents, currency } = priceOfFairs(prices.list, fairs);
  const id = world.newId();
  const paymentStatus = amountCents === 0 ? 'waived' : 'pending';
  const owed = { amountCents, currency };
  await insertRecords(tx, world, CollegePayment, [
    {
      id,
      collegeId: payer.id,
      owner: by.id,
      paymentType,
      paymentStatus,
      fairIds,
      paymentData: paymentDataOf(paymentType, owed, input, world.now()),
    },
  ]);
  const paid = { id, collegeId: payer.id, paymentType, paymentStatus, fairIds };
  await payments.exhibit(tx, { world, by, payment: paid });
  if (isPromised(paymentType, amountCents))
    await issueBillingDocument(tx, world, { kind: 'invoice', subject: 'payment', subjectId: id });
  await writeExhibitorEmail(tx, { world, ...context.services }, 'registered', {
    id,
    to: by.email,
    name: payer.name,
    paymentType,
    reach: 'account',
    ...owed,
    fair: { name: fairs.map(({ name }) => name).join(', '), slug: '' },
  });
  return { done: id };
}

/** @throws Refusal CONFLICT on fairIds for fairs that the college is registered for separately */
async function refuseSignedUp(
  tx: Queryable,
  collegeId: string,
  fairIds: readonly string[],
): Promise<void> {
  const rows = await readRows(tx, { name: 'text' })(
    `select f.name from fair_exhibitor e join fair f on f.id = e.fair_id
     where e.college_id = $1 and e.fair_id = any($2::uuid[]) and e.payment_status <> 'refunded'
     order by f.start_time limit 1`,
    [collegeId, fairIds],
  );
  if (!rows[0]) return;
  const message = apiSentence(exhibitorRefusals.collegeSignedUp, { name: rows[0].name });
  throw conflict(message, { fairIds: message });
}
