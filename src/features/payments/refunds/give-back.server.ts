import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { carryRefund } from './carry-refund.server.ts';
import type { Checkout } from '../checkout.ts';
import { paymentEmails as messages } from './emails.messages.ts';
import { inMoney } from '../../../ui/text/in-price.ts';
import type { Payments } from '../payments.ts';
import { writeRefund } from './refund-checkout.server.ts';
import { ownRefundKey } from '../refund-ledger.server.ts';

/**
 * Money arrived for something that is gone, settled, or covered by another payment: all of it is
 * refunded automatically, once, and the payer is notified. `carryOwnRefunds` or, later,
 * reconciliation has the provider do it.
 *
 * @param contact who is notified when no account has paid
 */
export async function giveBackByItself(
  tx: Queryable,
  parts: Payments,
  checkout: Checkout,
  contact: string | null,
): Promise<void> {
  const { id, amountCents, currency, payment } = checkout;
  // Without it there is nothing that the provider could refund; the difference stays recorded.
  if (payment === null || (await hasBegun(tx, id))) return;
  await writeRefund(tx, parts, null, id, { cents: null, requestKey: ownRefundKey });
  const to = (await addressOf(tx, checkout)) ?? contact;
  if (to === null) return;
  await sendAccountEmail(
    tx,
    { mailer: parts.mailer, env: parts },
    {
      kind: 'payment-given-back',
      to,
      unverified: true,
      write: (t, dates) => ({
        subject: t(messages.givenBackSubject),
        heading: t(messages.givenBackHeading),
        paragraphs: [
          t(messages.givenBackLead, { amount: inMoney(dates, { cents: amountCents, currency }) }),
          t(messages.givenBackTail),
        ],
      }),
    },
  );
}

const hasBegun = async (tx: Queryable, checkoutId: string): Promise<boolean> => {
  const { rowCount } = await tx.query(
    'select from checkout_refund where checkout_id = $1 and request_key = $2',
    [checkoutId, ownRefundKey],
  );
  return rowCount !== 0;
};

async function addressOf(tx: Queryable, { accountId }: Checkout): Promise<string | null> {
  const rows = await readRows(tx, { email: 'text' })(
    'select email from account where id = $1 and deleted_at is null',
    [accountId],
  );
  return rows[0]?.email ?? null;
}

/** Has the provider do the refunds of a checkout that the server itself has recorded. */
export async function carryOwnRefunds(parts: Payments, checkoutId: string): Promise<void> {
  const rows = await readRows(parts.pool, { id: 'text' })(
    `select id from checkout_refund
     where checkout_id = $1 and request_key = $2 and state = 'made'`,
    [checkoutId, ownRefundKey],
  );
  for (const { id } of rows) await carryRefund(parts, id);
}
