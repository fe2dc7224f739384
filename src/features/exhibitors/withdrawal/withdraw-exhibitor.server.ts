import { adminAddresses, sendAccountEmail } from '../../accounts/account-email.server.ts';
import { signedIn } from '../../accounts/people-services.ts';
import {
  withoutOpenCheckout,
  type WithoutOpenCheckout,
} from '../../payments/without-open-checkout.server.ts';
import { creditsOfFairs } from '../../payments/compute-price.ts';
import { enterCredits, withdrawnFrom } from '../../payments/credit-ledger.server.ts';
import { payableRecordOf } from '../../payments/paid-record.ts';
import type { PaymentCall, Payments, PaymentServices } from '../../payments/payments.ts';
import { readPricedFairs } from '../../payments/read-priced-fairs.server.ts';
import { readCreditsLeft } from '../../payments/refund-as-credits.server.ts';
import { enterRefund, shareOfFair } from '../../payments/refund-ledger.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';
import { leavePayment } from './leave-payment.server.ts';
import { exhibitorEmails as messages } from '../contact-emails/emails.messages.ts';
import { openPage } from './open-page.server.ts';
import { proofOf, readRegistration, type Registration } from '../read-registration.server.ts';
import { voidInvoice } from '../billing-emails/void-invoice.server.ts';
import { refundOf } from './withdrawal-rule.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { exhibitorRefusals } from '../exhibitor-refusals.messages.ts';

const types = `
  "The result of a withdrawal."
  enum Withdrawal {
    "Nothing had been paid."
    FREE
    "The college has its credits back, or credits for what it paid."
    CREDITS
    "An admin gives the money back."
    MONEY
  }`;

/** `withdrawExhibitorRegistration(proof)`: a guest withdraws, having opened the emailed link. */
export const withdrawExhibitorRegistration = operation<
  'withdrawExhibitorRegistration',
  PaymentServices
>({
  kind: 'Mutation',
  name: 'withdrawExhibitorRegistration',
  field: `
  "Withdraws a guest’s registration, with the proof from its email link."
  withdrawExhibitorRegistration(proof: String!): Withdrawal!`,
  types,
  who: ['everyone'],
  resolve({ proof: proofToken }, context) {
    const proof = proofOf(context, proofToken);
    if (proof.how !== 'mailed') throw notFound(apiSentence(exhibitorRefusals.openByLink));
    return withdraw(context, proof.id);
  },
});

/** `withdrawMyExhibit(id)`: withdraws the caller's own or their college's registration. */
export const withdrawMyExhibit = operation<'withdrawMyExhibit', PaymentServices>({
  kind: 'Mutation',
  name: 'withdrawMyExhibit',
  field: `
  "Withdraws the caller’s registration or that of their college."
  withdrawMyExhibit(id: ID!): Withdrawal!`,
  who: ['signedIn'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { rows } = isUuid(id)
      ? await context.services.database.pool.query(
          // For a college its reps decide: the person who registered it may have left it.
          `select from fair_exhibitor where id = $1
             and (college_id = any($3::uuid[]) or college_id is null and user_id = $2)`,
          [id, by.id, by.holds['college'] ?? []],
        )
      : { rows: [] };
    if (rows.length === 0) throw notFound();
    return withdraw(context, id);
  },
});

type Outcome = 'FREE' | 'CREDITS' | 'MONEY';

const withdraw = (context: PaymentCall, id: string): Promise<Outcome> =>
  withoutOpenCheckout(context.services.payments, (tx) => withdrawOnce(tx, context, id));

async function withdrawOnce(
  tx: Queryable,
  { services, world }: PaymentCall,
  id: string,
): Promise<WithoutOpenCheckout<Outcome>> {
  const { payments } = services;
  // Locks the payment before what it is for, in the order of settling.
  await tx.query(
    `select from college_payment p join exhibitor_registration r on r.payment_id = p.id
     where r.exhibitor_id = $1 for update of p`,
    [id],
  );
  await tx.query('select from fair_exhibitor where id = $1 for update', [id]);
  const registration = await readRegistration(tx, id);
  if (!registration || registration.paymentStatus === 'refunded') throw notFound();
  // The admins already know of the pending refund.
  if (registration.withdrawnAt !== null) return { done: 'MONEY' };
  // By the rule shown when it was paid for.
  const gives = refundOf(payments.prices.at(registration.agreedAt), registration, world.now());
  if (gives === 'TOO_LATE') throw conflict(apiSentence(exhibitorRefusals.tooLate));
  const toClose = await openPage(tx, registration);
  if (toClose !== null) return { toClose };
  const { collegeId, fairId } = registration;
  await tx.query('delete from fair_booth where college_id = $1 and fair_id = $2', [
    collegeId,
    fairId,
  ]);
  if (gives === 'FREE') {
    await voidInvoice(tx, payments, { subject: 'exhibitor', subjectId: id }, 'withdrawn');
    await leavePayment(tx, payments, registration, 'withdrawn');
    await tx.query('delete from fair_exhibitor where id = $1', [id]);
    return { done: 'FREE' };
  }
  if (gives === 'CREDITS') {
    await giveCredits(tx, payments, registration);
    return { done: 'CREDITS' };
  }
  await tx.query(
    `insert into exhibitor_registration (exhibitor_id, created_at, withdrawn_at)
     values ($1, $2, $2) on conflict (exhibitor_id) do update set withdrawn_at = $2`,
    [id, world.now()],
  );
  await askForMoneyBack(tx, services, registration);
  return { done: 'MONEY' };
}

/** Notifies the admins of a pending refund. */
async function askForMoneyBack(
  tx: Queryable,
  services: PaymentServices,
  { name, fair }: Registration,
): Promise<void> {
  const names = { name: cleanName(name), fair: cleanName(fair.name) };
  for (const to of await adminAddresses(tx))
    await sendAccountEmail(tx, services, {
      kind: 'exhibitor-money-back',
      to,
      write: (t) => ({
        subject: t(messages.moneyBackSubject, names),
        heading: t(messages.moneyBackSubject, names),
        paragraphs: [t(messages.moneyBackLead, names)],
        action: {
          label: t(messages.moneyBackOpen),
          url: `${services.env.publicUrl}/admin/payments?show=withdrawn`,
        },
      }),
    });
}

/** Gives the college credits for the fair it leaves. */
async function giveCredits(
  tx: Queryable,
  payments: Payments,
  registration: Registration,
): Promise<void> {
  const { prices, world } = payments;
  const { id, paymentId, fairId, collegeId, agreedAt } = registration;
  const subject = paymentId === null ? 'exhibitor' : 'payment';
  const record = await payableRecordOf(payments, subject)?.lock(tx, paymentId ?? id);
  const fairs = await readPricedFairs(tx, [fairId], { anyState: true });
  if (record && collegeId !== null) {
    const left = await readCreditsLeft(tx, payments, record);
    const credits = Math.min(creditsOfFairs(prices.at(agreedAt), fairs), left);
    const cents = await shareOfFair(tx, payments, record, fairId);
    if (credits > 0) {
      const reference = `${withdrawnFrom(record.id)}${fairId}`;
      await enterCredits(tx, world, {
        collegeId,
        amount: credits,
        reason: 'refunded',
        reference,
        accountId: null,
      });
      await enterRefund(tx, payments, {
        subject,
        record,
        accountId: null,
        requestKey: null,
        way: 'credits',
        cents,
        credits,
        fairId,
        reason: null,
        reference: null,
        refundedOn: world.now().toISOString().slice(0, 10),
      });
    }
  }
  await changeRecord(tx, world, FairExhibitor, id, { paymentStatus: 'refunded' });
  await leavePayment(tx, payments, registration, 'withdrawn');
}
