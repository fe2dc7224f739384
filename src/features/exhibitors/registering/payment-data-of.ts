import { checkField } from '../../../platform/model/field.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';

/** The invoice details that someone enters. */
export interface Billing {
  readonly purchaseOrderNumber?: string | null;
  readonly billingContact?: {
    readonly name?: string | null;
    readonly email?: string | null;
    readonly phone?: string | null;
  } | null;
}

/**
 * The paymentData of an open registration or payment: the amount due, computed here, and for an
 * invoice the payer's details.
 *
 * @throws Refusal BAD_USER_INPUT
 */
export function paymentDataOf(
  paymentType: string,
  owed: { readonly amountCents: number; readonly currency: string },
  { purchaseOrderNumber, billingContact }: Billing,
  now: Date,
): unknown {
  const contact = filled(billingContact ?? {});
  const invoiceData =
    paymentType === 'invoice'
      ? {
          ...filled({ purchaseOrderNumber }),
          ...(Object.keys(contact).length > 0 ? { billingContact: contact } : {}),
        }
      : {};
  const spec = FairExhibitor.fields.get('paymentData');
  if (!spec) throw new Error('Exhibitors have payment data.');
  const checked = checkField(spec, { ...owed, ...invoiceData }, { now });
  if (checked.problems) throw badInput(checked.problems);
  return checked.value;
}

/** Whether payment comes later, so that an invoice says how much and where to. */
export const isPromised = (paymentType: string, cents: number): boolean =>
  cents > 0 && (paymentType === 'invoice' || paymentType === 'check');

/** The filled-in values, trimmed. */
function filled(texts: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[key, value.trim()]] : [],
  );
  return Object.fromEntries(entries);
}
