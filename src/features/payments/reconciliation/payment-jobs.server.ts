import { jobHandler, type AnyJobHandler, type JobSchedule } from '../../../platform/jobs/jobs.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import { carryRefund } from '../refunds/carry-refund.server.ts';
import { carryOwnRefunds } from '../refunds/give-back.server.ts';
import { findDifferences } from './find-differences.server.ts';
import { syncCheckout } from '../paying/open-checkout.server.ts';
import { checkoutJob, refundJob } from './payment-job-kinds.ts';
import type { Payments } from '../payments.ts';
import { reconcile } from './reconcile.server.ts';

/** Runs the payment jobs. */
export function paymentHandlers(payments: Payments): readonly AnyJobHandler[] {
  return [
    jobHandler({
      kind: checkoutJob,
      async run({ checkoutId }) {
        const { world, pool } = payments;
        const began = world.now();
        await syncCheckout(payments, checkoutId);
        await carryOwnRefunds(payments, checkoutId);
        // An event that arrived during the query has its own job.
        await pool.query(
          `update payment_event set handled_at = $2
           where checkout_id = $1 and handled_at is null and received_at <= $3`,
          [checkoutId, world.now(), began],
        );
      },
    }),
    jobHandler({
      kind: refundJob,
      async run({ refundId }) {
        try {
          await carryRefund(payments, refundId);
        } catch (error) {
          // Permanently rejected, and undone: there is nothing to retry.
          if (!(error instanceof Refusal)) throw error;
        }
      },
    }),
  ];
}

/** The scheduled jobs of payments. */
export function paymentSchedules(payments: Payments): readonly JobSchedule[] {
  return [
    {
      name: 'reconcile-payments',
      every: '*/10 * * * *',
      zone: 'UTC',
      run: async ({ signal }) => void (await reconcile(payments, signal)),
    },
    {
      name: 'compare-payments',
      every: '23 3 * * *',
      zone: 'UTC',
      run: async () => void (await findDifferences(payments)),
    },
  ];
}
