import type { ResultOf } from '../platform/pages/graphql.ts';
import type { Say } from '../platform/words/speak.ts';
import { inPrice } from '../ui/in-price.ts';
import type { sendableDocuments } from './receipt-queries.ts';
import { receiptWords as said } from './receipt.words.ts';

/** A document that can be emailed again. */
export type SendableDocument = ResultOf<typeof sendableDocuments>['billingDocuments'][number];

/** The button that emails it, the question before, and its name, in words. */
export function sayDocument(
  say: Say,
  locale: string,
  { kind, cents, credits, currency }: SendableDocument,
): { readonly send: string; readonly ask: string; readonly name: string } {
  if (kind === 'invoice')
    return { send: say(said.sendInvoice), ask: say(said.invoiceAgain), name: say(said.invoice) };
  if (kind === 'receipt')
    return { send: say(said.sendReceipt), ask: say(said.receiptAgain), name: say(said.receipt) };
  const amount = cents > 0 ? inPrice(locale, { cents, currency }) : say(said.credits, { credits });
  return {
    send: say(said.sendRefund, { amount }),
    ask: say(said.refundAgain, { amount }),
    name: say(said.refundNamed, { amount }),
  };
}
