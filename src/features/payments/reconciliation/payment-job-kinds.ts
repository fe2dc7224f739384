import * as v from 'valibot';
import { jobKind } from '../../../platform/jobs/job-kind.ts';

const id = v.pipe(v.string(), v.uuid());

/** The payment service has sent an event about a checkout: queries its state. */
export const checkoutJob = jobKind({
  name: 'payment-checkout',
  parse: (data) => v.parse(v.object({ checkoutId: id }), data),
});

/** Money to refund. */
export const refundJob = jobKind({
  name: 'payment-refund',
  parse: (data) => v.parse(v.object({ refundId: id }), data),
});
