import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { contactUrl } from '../../../platform/email/contact-url.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { Payments } from '../../payments/payments.ts';
import { CheckoutInTheWay } from '../../payments/without-open-checkout.server.ts';
import { voidInvoice } from '../billing-emails/void-invoice.server.ts';
import { exhibitorEmails as messages } from '../contact-emails/emails.messages.ts';
import type { EmailContext } from '../contact-emails/write-exhibitor-email.server.ts';
import { exhibitorRefusals } from '../exhibitor-refusals.messages.ts';
import { lockFair } from '../settling/lock-fair.server.ts';

interface SigningUp {
  readonly collegeId: string;
  readonly fairIds: readonly string[];
}

const guestRow = row({
  id: 'text',
  name: 'text',
  email: 'text',
  fair: 'text',
  /** It is paid, or the price was waived. */
  isSettled: 'boolean',
  /** Its name and its contact's host match this college, and no other. */
  isLikely: 'boolean',
  /** The checkout whose page is open for it. */
  checkoutId: 'text?',
});

/**
 * Before a college registers for fairs: handles its registrations made without an account. A paid
 * one rejects the new one; an unpaid one is removed, and its contact notified.
 *
 * Call inside `withoutOpenCheckout`: it first ends a page where a guest could still pay, so that a
 * payment only begun doesn't block a college.
 *
 * @throws Refusal CONFLICT on fairIds when it is paid for; CheckoutInTheWay
 */
export async function makeWay(
  tx: Queryable,
  context: EmailContext & Pick<Payments, 'world' | 'prices' | 'seller'>,
  { collegeId, fairIds }: SigningUp,
): Promise<void> {
  for (const fairId of [...fairIds].sort((one, other) => one.localeCompare(other)))
    await lockFair(tx, fairId);
  const rows = await readRows(tx, guestRow)(
    `select e.id, e.name, e.primary_contact_email as email, f.name as fair,
       e.payment_status = 'paid' or e.payment_status = 'waived'
         and coalesce((e.payment_data ->> 'amountCents')::numeric, 1) > 0 as "isSettled",
       r.likely_college_id is not distinct from c.id as "isLikely",
       (select k.id from checkout k where k.subject = 'exhibitor' and k.subject_id = e.id::text
         and k.state in ('made', 'open') limit 1) as "checkoutId"
     from fair_exhibitor e
     join fair f on f.id = e.fair_id
     join college c on c.id = $1
     left join exhibitor_registration r on r.exhibitor_id = e.id
     where e.fair_id = any($2::uuid[]) and e.college_id is null and e.payment_status <> 'refunded'
       and r.withdrawn_at is null
       and (r.likely_college_id = c.id
         or e.name_lower = c.name_lower and left(e.postal_code, 5) = left(c.postal_code, 5))
     order by e.id for update of e`,
    [collegeId, fairIds],
  );
  const settled = rows.find(({ isSettled }) => isSettled);
  if (settled) {
    const message = apiSentence(exhibitorRefusals.paidByGuest, { name: settled.fair });
    throw conflict(message, { fairIds: message });
  }
  for (const guest of rows.filter(({ isLikely }) => isLikely)) {
    if (guest.checkoutId !== null) throw new CheckoutInTheWay(guest.checkoutId);
    await voidInvoice(tx, context, { subject: 'exhibitor', subjectId: guest.id }, 'overtaken');
    await tx.query('delete from fair_exhibitor where id = $1', [guest.id]);
    const names = { fair: cleanName(guest.fair), name: cleanName(guest.name) };
    await sendAccountEmail(tx, context, {
      kind: 'exhibitor-overtaken',
      to: guest.email,
      unverified: true,
      write: (t) => ({
        subject: t(messages.overtakenSubject, names),
        heading: t(messages.overtakenSubject, names),
        paragraphs: [t(messages.overtakenLead, names), t(messages.overtakenNext)],
        action: { label: t(messages.takenWrite), url: contactUrl(context.env) },
      }),
    });
  }
}
