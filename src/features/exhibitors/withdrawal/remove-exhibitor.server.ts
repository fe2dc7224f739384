import { signedIn } from '../../accounts/people-services.ts';
import {
  withoutOpenCheckout,
  type WithoutOpenCheckout,
} from '../../payments/without-open-checkout.server.ts';
import type { PaymentCall, PaymentServices } from '../../payments/payments.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { WriteHook } from '../../../platform/graphql/write-hook.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { exhibitorRefusals as messages } from '../exhibitor-refusals.messages.ts';
import { leavePayment } from './leave-payment.server.ts';
import { openPage } from './open-page.server.ts';
import { readRegistration } from '../read-registration.server.ts';
import { voidInvoice } from '../billing-emails/void-invoice.server.ts';

/**
 * `removeExhibitor(id)`: removes an unpaid exhibitor from a fair, at any time. An open invoice
 * becomes void, and its recipients are notified. Only an admin refunds payments.
 */
export const removeExhibitor = operation<'removeExhibitor', PaymentServices>({
  kind: 'Mutation',
  name: 'removeExhibitor',
  field: `
  "Removes an unpaid exhibitor from a fair. It can’t be undone."
  removeExhibitor(id: ID!): Boolean!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { rows } = await context.services.database.pool.query(
      `select from fair_exhibitor e join fair f on f.id = e.fair_id
       where e.id = $1 and ($2 or f.fair_type = '6x6')`,
      [isUuid(id) ? id : null, by.role === 'ADMINS'],
    );
    if (rows.length === 0) throw notFound();
    return withoutOpenCheckout(context.services.payments, (tx) => removeOnce(tx, context, id));
  },
});

async function removeOnce(
  tx: Queryable,
  context: PaymentCall,
  id: string,
): Promise<WithoutOpenCheckout<boolean>> {
  const { payments } = context.services;
  // Locks the payment before what it is for, in the order of settling.
  await tx.query(
    `select from college_payment p join exhibitor_registration r on r.payment_id = p.id
     where r.exhibitor_id = $1 for update of p`,
    [id],
  );
  await tx.query('select from fair_exhibitor where id = $1 for update', [id]);
  const registration = await readRegistration(tx, id);
  if (!registration) throw notFound();
  const { paymentStatus, withdrawnAt, collegeId, fairId } = registration;
  if (paymentStatus === 'paid' || paymentStatus === 'refunded' || withdrawnAt !== null)
    throw conflict(apiSentence(messages.paidStays));
  const toClose = await openPage(tx, registration);
  if (toClose !== null) return { toClose };
  await tx.query('delete from fair_booth where college_id = $1 and fair_id = $2', [
    collegeId,
    fairId,
  ]);
  await voidInvoice(tx, payments, { subject: 'exhibitor', subjectId: id }, 'withdrawn');
  await leavePayment(tx, payments, registration, 'withdrawn');
  await tx.query('delete from fair_exhibitor where id = $1', [id]);
  await writeAuditEntry(tx, context.world, signedIn(context), {
    action: 'removeExhibitor',
    subject: 'FairExhibitor',
    subjectId: id,
    details: { fairId },
  });
  return { done: true };
}

/** `deleteFairExhibitor`: a coordinator can't delete the record of a pending refund. */
export const deleteExhibitor: WriteHook<PaymentServices> = {
  entityName: 'FairExhibitor',
  verb: 'delete',
  write(write, { services: { writer } }) {
    const { id } = write.input;
    if (write.viewer.role !== 'ADMINS6X6' || typeof id !== 'string' || !isUuid(id))
      return writer.delete(write);
    return writer.change(async (tx) => {
      const rows = await readRows(tx, { hasPaid: 'boolean' })(
        `select e.payment_status in ('paid', 'refunded') or x.withdrawn_at is not null as "hasPaid"
         from fair_exhibitor e left join exhibitor_registration x on x.exhibitor_id = e.id
         where e.id = $1 for update of e`,
        [id],
      );
      // An error here reveals nothing of a payment.
      const row = await writer.delete(write, tx);
      if (rows[0]?.hasPaid) throw conflict(apiSentence(messages.paidStays));
      return row;
    });
  },
};
