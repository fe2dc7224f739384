import * as v from 'valibot';
import { jobKind } from '../platform/jobs/job-kind.ts';

const id = v.pipe(v.string(), v.uuid());

/** The payment service has told something about a checkout: it is asked what is the case. */
export const checkoutJob = jobKind({
  name: 'payment-checkout',
  parse: (data) => v.parse(v.object({ checkoutId: id }), data),
});

/** Money that is to be given back. */
export const refundJob = jobKind({
  name: 'payment-refund',
  parse: (data) => v.parse(v.object({ refundId: id }), data),
});
