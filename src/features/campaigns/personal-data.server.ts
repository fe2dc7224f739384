import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';
import { forgetMailTo } from '../../platform/email/forget-mail.server.ts';

/** Newsletters and news of fairs that go to an address, and the links by which it can be taken off. */
export const campaignData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      newsletter_subscription: `select n.list, n.name, n.created_at, n.confirmed_at
        from newsletter_subscription n, whose where n.address = whose.email`,
      unsubscribe_link: `select l.scope, l.created_at from unsubscribe_link l, whose
        where l.address = whose.email`,
      fair_news: `select f.name as fair, n.told_at from fair_news n
        join fair f on f.id = n.fair_id, whose where n.account_id = whose.id order by n.told_at`,
      campaign_mail: `select c.subject, m.status, m.sent_at from mail m
        join campaign c on c.id = m.batch_id, whose where lower(m.recipient) = whose.email`,
    }),
  async erase(tx, accountId, email) {
    await tx.query('delete from fair_news where account_id = $1', [accountId]);
    await tx.query('delete from newsletter_subscription where address = $1', [email]);
    await tx.query('delete from unsubscribe_link where address = $1', [email]);
    // A newsletter that was put in at this moment is there only now that its subscription is free.
    await forgetMailTo(tx, email);
  },
};
