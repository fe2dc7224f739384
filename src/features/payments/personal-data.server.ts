import { creditReason } from './credit-ledger.server.ts';
import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** What someone has paid, spent or given for a college. The books stay, without the person. */
export const payerData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      checkout: `select c.id, c.subject, c.subject_id, c.college_id, c.lines, c.amount_cents,
        c.currency, c.credits, c.state, c.refunded_cents, c.request_key, c.created_at, c.paid_at
        from checkout c, whose where c.account_id = whose.id`,
      checkout_refund: `select r.checkout_id, r.amount_cents, r.credits, r.state, r.request_key,
        r.reason, r.created_at from checkout_refund r, whose where r.account_id = whose.id`,
      payment_refund: `select r.subject, r.subject_id, r.way, r.amount_cents, r.credits, r.reason,
        r.reference, r.refunded_on, r.request_key, r.created_at from payment_refund r, whose
        where r.account_id = whose.id`,
      credit_entry: `select e.college_id, e.amount, ${creditReason} as reason, e.reference, e.created_at
        from credit_entry e, whose where e.account_id = whose.id`,
      price_version: `select p.number, p.made_at, p.note from price_version p, whose
        where p.made_by = whose.id order by p.number`,
    }),
  async erase(tx, accountId) {
    for (const table of ['checkout', 'checkout_refund', 'payment_refund'])
      await tx.query(
        `update ${table} set account_id = null, request_key = null where account_id = $1`,
        [accountId],
      );
    await tx.query('update price_version set made_by = null where made_by = $1', [accountId]);
    await tx.query('update credit_entry set account_id = null where account_id = $1', [accountId]);
  },
};
