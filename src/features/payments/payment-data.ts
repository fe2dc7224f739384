import * as v from 'valibot';
import { isEmail } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import { shapeOf } from '../../platform/model/shape.ts';
import type { Rule } from '../../platform/model/entity.ts';

const short = v.pipe(v.string(), v.maxLength(200, messages.maxLength(200)));

/** CollegePayment.paymentData and FairExhibitor.paymentData; in cents; never a card number. */
export const paymentData = shapeOf(
  v.strictObject({
    provider: v.optional(short),
    providerIds: v.optional(v.record(short, short)),
    amountCents: v.optional(v.pipe(v.number(), v.integer(messages.integer), v.minValue(0))),
    currency: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{3}$/))),
    receiptUrl: v.optional(v.pipe(v.string(), v.url(messages.url))),
    purchaseOrderNumber: v.optional(short),
    /** When payment of an invoice or a check was recorded; for a card see its checkout. */
    paidAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** The number of the check or the transfer. */
    receivedNumber: v.optional(short),
    billingContact: v.optional(
      v.strictObject({
        name: v.optional(short),
        email: v.optional(v.pipe(v.string(), v.check(isEmail, messages.email))),
        phone: v.optional(short),
      }),
    ),
  }),
);

export const paymentTypes = ['card', 'invoice', 'check', 'credit', 'waived'] as const;
export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded', 'waived'] as const;

const open = ['card', 'invoice', 'check'];

/** Credits have their own call, and only an admin waives a price. */
export const chosenByPayers: Rule = ({ paymentType }, { viewer, before }) =>
  viewer.role !== 'ADMINS' &&
  paymentType !== before?.['paymentType'] &&
  !open.some((type) => type === paymentType)
    ? { paymentType: messages.choice(open) }
    : null;
