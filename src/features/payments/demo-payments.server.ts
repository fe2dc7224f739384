import { demoAccounts } from '../accounts/demo-accounts.server.ts';
import { demoEmail, demoPeople } from '../accounts/demo-accounts.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { demoFairs } from '../fairs/demo-fairs.server.ts';
import { demoId } from '../../platform/demo/demo-id.server.ts';
import { insertRecords } from '../../platform/store/insert-records.server.ts';
import type { World } from '../../platform/world.ts';
import { CollegePayment } from './college-payment.entity.ts';

/** By fair: what the demo's college has paid, and what it still owes. */
export const demoPayments = {
  demo: { id: demoId('payment', 'paid'), paymentType: 'card', paymentStatus: 'paid' },
  'demo-6x6': { id: demoId('payment', 'open'), paymentType: 'invoice', paymentStatus: 'pending' },
} as const;

/** Loads the payments of the demo's college. */
export async function loadDemoPayments(
  tx: Queryable,
  world: World,
  collegeId: string,
): Promise<void> {
  const { firstName, lastName } = demoPeople.college;
  const billingContact = { name: `${firstName} ${lastName}`, email: demoEmail('college') };
  const common = { collegeId, owner: demoAccounts.college };
  const payments = [
    {
      ...common,
      ...demoPayments.demo,
      fairIds: [demoFairs.demo],
      paymentData: { amountCents: 35_000, currency: 'usd', billingContact },
    },
    {
      ...common,
      ...demoPayments['demo-6x6'],
      fairIds: [demoFairs['demo-6x6']],
      paymentData: {
        amountCents: 25_000,
        currency: 'usd',
        purchaseOrderNumber: 'PO-1042',
        billingContact,
      },
    },
  ];
  await insertRecords(tx, world, CollegePayment, payments, 'ignore');
}
