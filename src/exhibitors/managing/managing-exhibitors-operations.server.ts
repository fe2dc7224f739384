import { publishBooths, undoPublishedBooths } from './publish-booths.server.ts';
import { chosenExhibitors } from './chosen-exhibitors.server.ts';
import { chosenPayments } from '../several-payments/chosen-payments.server.ts';
import { remindOfPayment } from './remind-of-payment.server.ts';

/** The calls with which exhibitors and payments are looked after several at a time. */
export const managingExhibitorsOperations = [
  publishBooths,
  undoPublishedBooths,
  chosenExhibitors,
  remindOfPayment,
  chosenPayments,
] as const;
