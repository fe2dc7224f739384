import { signedIn } from '../../accounts/people-services.ts';
import type { PaymentServices } from '../../payments/payments.ts';
import { refundToldSql } from '../../payments/refund-ledger.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';
import { leavePayment } from './leave-payment.server.ts';
import { readRegistration } from '../read-registration.server.ts';
import { writeExhibitorEmail } from '../contact-emails/write-exhibitor-email.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { exhibitorRefusals as messages } from '../exhibitor-refusals.messages.ts';

/**
 * `closeWithdrawal(exhibitorId)`: an admin has refunded someone who withdrew; the exhibitor no
 * longer waits, and is notified unless the email with a refund document does so.
 */
export const closeWithdrawal = operation<'closeWithdrawal', PaymentServices>({
  kind: 'Mutation',
  name: 'closeWithdrawal',
  field: `
  "Records that a withdrawn exhibitor has been refunded outside Quad."
  closeWithdrawal(exhibitorId: ID!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ exhibitorId: id }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.payments.change(async (tx) => {
      // Locks the payment before what it is for, in the order of settling.
      await tx.query(
        `select from college_payment p join exhibitor_registration r on r.payment_id = p.id
         where r.exhibitor_id = $1 for update of p`,
        [isUuid(id) ? id : null],
      );
      const { rowCount } = await tx.query(
        `select from fair_exhibitor e join exhibitor_registration r on r.exhibitor_id = e.id
         where e.id = $1 and r.withdrawn_at is not null and e.payment_status in ('paid', 'refunded')
           and r.money_back_at is null for update of e, r`,
        [isUuid(id) ? id : null],
      );
      const registration = rowCount ? await readRegistration(tx, id) : null;
      if (!registration) throw notFound(apiSentence(messages.noRefund));
      const isTold = await isRefundTold(tx, id);
      const { email: to, name, fair, paymentType, reach } = registration;
      await changeRecord(tx, world, FairExhibitor, id, { paymentStatus: 'refunded' });
      // A payment that an admin has refunded as a whole stays unchanged.
      const rows = await readRows(tx, { status: 'text' })(
        'select payment_status as status from college_payment where id = $1',
        [registration.paymentId],
      );
      if (rows[0]?.status === 'paid')
        await leavePayment(tx, services.payments, registration, 'withdrawn');
      await tx.query(
        'update exhibitor_registration set money_back_at = $2 where exhibitor_id = $1',
        [id, world.now()],
      );
      await writeAuditEntry(tx, world, by, {
        action: 'closeWithdrawal',
        subject: 'FairExhibitor',
        subjectId: id,
      });
      if (!isTold)
        await writeExhibitorEmail(tx, { world, ...services }, 'back', {
          id,
          to,
          name,
          fair,
          paymentType,
          amountCents: null,
          currency: 'usd',
          reach,
        });
      return true;
    });
  },
});

async function isRefundTold(tx: Queryable, id: string): Promise<boolean> {
  const rows = await readRows(tx, { isTold: 'boolean' })(
    `select ${refundToldSql} as "isTold" from fair_exhibitor e
     join exhibitor_registration r on r.exhibitor_id = e.id where e.id = $1`,
    [id],
  );
  return rows[0]?.isTold ?? false;
}
