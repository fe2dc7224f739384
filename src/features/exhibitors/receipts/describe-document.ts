import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import type { sendableDocuments } from './receipt-queries.ts';
import { receiptMessages as messages } from './receipt.messages.ts';

/** A document that can be emailed again. */
export type SendableDocument = ResultOf<typeof sendableDocuments>['billingDocuments'][number];

/** The label of the button that emails it, the confirmation, and its name. */
export function describeDocument(
  t: Translate,
  locale: string,
  { kind, cents, credits, currency }: SendableDocument,
): { readonly send: string; readonly ask: string; readonly name: string } {
  if (kind === 'invoice')
    return {
      send: t(messages.sendInvoice),
      ask: t(messages.invoiceAgain),
      name: t(messages.invoice),
    };
  if (kind === 'receipt')
    return {
      send: t(messages.sendReceipt),
      ask: t(messages.receiptAgain),
      name: t(messages.receipt),
    };
  const amount =
    cents > 0 ? inPrice(locale, { cents, currency }) : t(messages.credits, { credits });
  return {
    send: t(messages.sendRefund, { amount }),
    ask: t(messages.refundAgain, { amount }),
    name: t(messages.refundNamed, { amount }),
  };
}
