import {
  issueBillingDocument,
  readdressInvoices,
} from '../../payments/issue-billing-document.server.ts';
import type { PaymentCall, PaymentServices } from '../../payments/payments.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict, notFound } from '../../../platform/model/refusal.ts';
import { noOne } from '../../../platform/model/viewer.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { changedFields } from '../../../platform/store/prepare-input.ts';
import { exhibitorDetails } from './exhibitor-details.server.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';
import { findCollegeOf } from '../settling/find-college-of.server.ts';
import { showRegistration } from './look-at-registration.server.ts';
import { isPromised, paymentDataOf, type Billing } from '../registering/payment-data-of.ts';
import {
  amountOf,
  proofOf,
  readRegistration,
  type Registration,
} from '../read-registration.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { exhibitorRefusals } from '../exhibitor-refusals.messages.ts';

type Input = Values & Billing & { readonly paymentType?: string | null };

/**
 * `updateExhibitorRegistration(...)`: someone who opened a registration by its emailed link
 * corrects it until the fair ends, and can change how they pay while it is unpaid.
 */
export const updateExhibitorRegistration = operation<
  'updateExhibitorRegistration',
  PaymentServices
>({
  kind: 'Mutation',
  name: 'updateExhibitorRegistration',
  field: `
  "Updates a registration until the fair has ended; while unpaid, also the payment method."
  updateExhibitorRegistration(proof: String!, input: ExhibitorChangesInput!): ExhibitorRegistration!`,
  who: ['everyone'],
  async resolve({ proof: proofToken, input }, context) {
    const proof = proofOf(context, proofToken);
    if (proof.how !== 'mailed') throw notFound(apiSentence(exhibitorRefusals.openByLink));
    await context.services.writer.change((tx) => change(tx, context, proof.id, input));
    return showRegistration(context, proof);
  },
});

async function change(tx: Queryable, context: PaymentCall, id: string, input: Input) {
  const { world } = context;
  await tx.query('select from fair_exhibitor where id = $1 for update', [id]);
  const registration = await readRegistration(tx, id);
  if (!registration) throw notFound(apiSentence(exhibitorRefusals.withdrawn));
  if (registration.withdrawnAt !== null) throw conflict(apiSentence(exhibitorRefusals.youWithdrew));
  if (new Date(registration.fair.endTime) <= world.now())
    throw conflict(apiSentence(exhibitorRefusals.over));
  const { purchaseOrderNumber: _, billingContact: __, paymentType: ___, ...told } = input;
  const before = await exhibitorDetails(tx, id);
  const changes = changedFields(FairExhibitor, told, noOne, world.now(), {
    ...before,
    paymentType: registration.paymentType,
  });
  const paying = await otherWayToPay(tx, context, registration, input);
  await changeRecord(tx, world, FairExhibitor, id, { ...changes, ...paying });
  await readdress(tx, context, id);
  await judgeCollege(tx, id, String(before?.['primaryContactEmail']));
}

/** Sends an open invoice to contacts who have not had it: newly chosen, or changed. */
async function readdress(
  tx: Queryable,
  { services: { payments }, world }: PaymentCall,
  id: string,
): Promise<void> {
  const registration = await readRegistration(tx, id);
  if (!registration || registration.paymentId !== null) return;
  const { paymentType, paymentStatus } = registration;
  if (paymentStatus !== 'pending' && paymentStatus !== 'failed') return;
  const { amountCents } = await amountOf(tx, payments, registration);
  if (!isPromised(paymentType, amountCents)) return;
  await issueBillingDocument(tx, world, { kind: 'invoice', subject: 'exhibitor', subjectId: id });
  await readdressInvoices(tx, id);
}

/**
 * Finds its college again, since name or contact may have changed. A former contact's invitation to
 * represent the college ends, and the new one is invited only with an address at that college. An
 * admin's decision on one person does not apply to the next.
 */
async function judgeCollege(tx: Queryable, id: string, emailBefore: string): Promise<void> {
  const registration = await readRegistration(tx, id);
  if (!registration || registration.reach === 'account') return;
  const likely = await findCollegeOf(tx, registration);
  await tx.query(
    `update exhibitor_registration set likely_college_id = $2,
       rep_invited_at = case when $3 or $4::uuid = $2 then rep_invited_at end,
       rep_vouched_at = case when $3 then rep_vouched_at end
     where exhibitor_id = $1`,
    [id, likely, registration.email === emailBefore, registration.collegeId],
  );
}

/** The new payment method; empty when the caller does not change it. */
async function otherWayToPay(
  tx: Queryable,
  { services: { payments }, world }: PaymentCall,
  registration: Registration,
  input: Input,
): Promise<Values> {
  const { paymentType, purchaseOrderNumber, billingContact } = input;
  if (paymentType == null && purchaseOrderNumber == null && billingContact == null) return {};
  const { paymentStatus, paymentId } = registration;
  if (paymentId !== null || (paymentStatus !== 'pending' && paymentStatus !== 'failed'))
    throw conflict(apiSentence(exhibitorRefusals.settled));
  const choices = payments.provider ? ['card', 'invoice', 'check'] : ['invoice', 'check'];
  const nextPaymentType = paymentType ?? registration.paymentType;
  if (!choices.includes(nextPaymentType)) throw badInput({ paymentType: messages.choice(choices) });
  const owed = await amountOf(tx, payments, registration);
  return {
    paymentType: nextPaymentType,
    paymentData: paymentDataOf(nextPaymentType, owed, input, world.now()),
  };
}
