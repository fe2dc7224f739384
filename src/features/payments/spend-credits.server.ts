import { signedIn, type SignedIn } from '../accounts/people-services.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { badInput, conflict } from '../../platform/model/refusal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { insertRecords } from '../../platform/store/insert-records.server.ts';
import { withoutOpenCheckout, type WithoutOpenCheckout } from './without-open-checkout.server.ts';
import { CollegePayment } from './college-payment.entity.ts';
import { creditsOfFairs } from './compute-price.ts';
import { enterCredits, lockCredits } from './credit-ledger.server.ts';
import { findRival, refuseSettled } from './settled-fairs.server.ts';
import { issueBillingDocument } from './issue-billing-document.server.ts';
import { ownReceipts } from './own-receipts.server.ts';
import type { PaymentServices, Payments } from './payments.ts';
import { readPayer } from './read-payer.server.ts';
import { readPricedFairs } from './read-priced-fairs.server.ts';
import { refuseOtherPrice } from './refusals.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { messages } from '../../platform/model/messages.ts';
import { paymentRefusals } from './payment-refusals.messages.ts';
import { oneRow } from '../../platform/database/one-row.ts';
import { readRows } from '../../platform/database/read-rows.ts';

interface Input {
  readonly collegeId: string;
  readonly fairIds: readonly string[];
  readonly pricesVersion?: number | null;
}

/**
 * `spendCredits(...)`: registers a college for fairs and pays with its credits, all of them or
 * none. A repeated call for the same fairs returns the payment, and spends nothing.
 */
export const spendCredits = operation<'spendCredits', PaymentServices>({
  kind: 'Mutation',
  name: 'spendCredits',
  field: `
  "Registers a college for fairs and pays with credits, all or none. Repeating the call spends nothing."
  spendCredits(input: SpendCreditsInput!): MyReceipt!`,
  types: `
  "The input of \`spendCredits\`."
  input SpendCreditsInput {
    collegeId: ID!
    fairIds: [ID!]!
    "The version of the prices that was shown: refused where it costs something else by now."
    pricesVersion: Int
  }`,
  who: ['COLLEGES', 'ADMINS'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { payments, livePrices } = context.services;
    await livePrices.catchUp(input.pricesVersion);
    return withoutOpenCheckout(payments, async (tx) => {
      const spent = await spendOnFairs(tx, payments, by, input);
      if ('toClose' in spent) return spent;
      const receipts = await ownReceipts(tx, { holds: { college: [input.collegeId] } }, spent.done);
      return { done: oneRow(receipts) };
    });
  },
});

/** Maximum number of fairs per payment. */
const most = 100;

/**
 * Pays for fairs with credits and registers the college for them, in the caller's transaction; or
 * returns which card page has to end first.
 *
 * @throws Refusal CONFLICT, NOT_FOUND or BAD_USER_INPUT
 */
export async function spendOnFairs(
  tx: Queryable,
  parts: Payments,
  by: SignedIn,
  { collegeId, fairIds, pricesVersion }: Input,
): Promise<WithoutOpenCheckout<string>> {
  const { world, prices } = parts;
  const payer = await readPayer(tx, by, collegeId);
  if (fairIds.length > most) throw badInput({ fairIds: messages.listLength(most) });
  // Concurrent spending of this college waits here, and then sees what was spent.
  const held = (await lockCredits(tx, payer.id)) ?? 0;
  const openAt = by.role === 'ADMINS' ? {} : { openAt: world.now() };
  const fairs = await readPricedFairs(tx, fairIds, openAt);
  const ids = fairs.map(({ id }) => id);
  const before = await findSpent(tx, payer.id, ids);
  if (before) return { done: before };
  const toClose = await findRival(tx, parts, { collegeId: payer.id, fairIds: ids });
  if (toClose !== null) return { toClose };
  await refuseSettled(tx, parts, { collegeId: payer.id, fairIds: ids });
  refuseOtherPrice(prices, pricesVersion, fairs, 'credit');
  const credits = creditsOfFairs(prices.list, fairs);
  if (credits > held)
    throw conflict(apiSentence(paymentRefusals.tooFewCredits, { credits, name: payer.name, held }));
  const id = world.newId();
  const record = {
    id,
    collegeId: payer.id,
    owner: by.id,
    paymentType: 'credit',
    paymentStatus: 'paid',
    fairIds: ids,
    paymentData: { provider: 'credits' },
  };
  await insertRecords(tx, world, CollegePayment, [record]);
  if (credits > 0)
    await enterCredits(tx, world, {
      collegeId: payer.id,
      amount: -credits,
      reason: 'spent',
      reference: id,
      accountId: by.id,
    });
  if (credits > 0)
    await issueBillingDocument(tx, world, { kind: 'receipt', subject: 'payment', subjectId: id });
  const { paymentType, paymentStatus } = record;
  const payment = { id, collegeId: payer.id, paymentType, paymentStatus, fairIds: ids };
  await parts.exhibit(tx, { world, by, payment });
  return { done: id };
}

/** The existing payment by credits for exactly these fairs, if any. */
async function findSpent(
  tx: Queryable,
  collegeId: string,
  fairIds: readonly string[],
): Promise<string | null> {
  const rows = await readRows(tx, { id: 'text' })(
    `select id from college_payment
     where college_id = $1 and fair_ids <@ $2 and fair_ids @> $2
       and payment_type = 'credit' and payment_status in ('paid', 'waived')
     order by id limit 1`,
    [collegeId, fairIds],
  );
  return rows[0]?.id ?? null;
}
