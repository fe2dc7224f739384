import { publishBooths, undoPublishedBooths } from '../readiness/publish-booths.server.ts';
import { chosenExhibitors } from './chosen-exhibitors.server.ts';
import { chosenPayments } from '../several-payments/chosen-payments.server.ts';
import { remindOfPayment } from '../reminders/remind-of-payment.server.ts';

/** The operations on several exhibitors and payments at once. */
export const managingExhibitorsOperations = [
  publishBooths,
  undoPublishedBooths,
  chosenExhibitors,
  remindOfPayment,
  chosenPayments,
] as const;
