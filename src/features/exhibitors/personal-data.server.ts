import { erasedEmail, tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/**
 * Contact persons of exhibitors. The registration and its payment stay in the books, without the
 * person.
 */
export const exhibitorData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      fair_exhibitor: `select e.*, f.name as fair from fair_exhibitor e
        join fair f on f.id = e.fair_id, whose
        where e.user_id = whose.id or lower(e.primary_contact_email) = whose.email
          or lower(e.secondary_contact_email) = whose.email`,
      college_payment: `select p.* from college_payment p, whose
        where p.owner = whose.id
          or lower(p.payment_data -> 'billingContact' ->> 'email') = whose.email`,
      billing_documents: `select d.kind, d.created_at, c.sent_at, c.expires_at
        from billing_document_copy c join billing_document d on d.id = c.document_id, whose
        where lower(c.recipient) = whose.email`,
    }),
  async erase(tx, accountId, email) {
    await tx.query(
      `update fair_exhibitor set primary_contact_first_name = '', primary_contact_last_name = '',
         primary_contact_phone = '', primary_contact_email = $2, primary_contact_title = null
       where lower(primary_contact_email) = $1`,
      [email, erasedEmail],
    );
    await tx.query(
      `update fair_exhibitor set secondary_contact_first_name = null,
         secondary_contact_last_name = null, secondary_contact_phone = null,
         secondary_contact_email = null, secondary_contact_title = null
       where lower(secondary_contact_email) = $1`,
      [email],
    );
    await tx.query('update fair_exhibitor set user_id = null, owner = null where user_id = $1', [
      accountId,
    ]);
    // Emailed links end with it.
    await tx.query('delete from billing_document_copy where lower(recipient) = $1', [email]);
    await tx.query('delete from canceled_slot where lower(email) = $1', [email]);
    for (const table of ['fair_exhibitor', 'college_payment'])
      await tx.query(
        `update ${table} set payment_data = payment_data - 'billingContact'
         where lower(payment_data -> 'billingContact' ->> 'email') = $1`,
        [email],
      );
  },
};
