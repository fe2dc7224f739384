import { CollegePayment } from '../college-payment.entity.ts';
import { payableRecord } from '../payable-record.server.ts';
import { readPayer } from '../read-payer.server.ts';

/** A college's registration for several fairs. */
export const payablePayment = payableRecord({
  kind: 'payment',
  entity: CollegePayment,
  fairIds: 'fair_ids',
  mayPay: async (tx, by, { collegeId }) =>
    by.id !== null && collegeId !== null && (await readPayer(tx, by, collegeId)).id === collegeId,
  returnPath: () => Promise.resolve('/app/fairs/signup'),
});
