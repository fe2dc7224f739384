import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.server.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { ShownDocument } from '../billing-emails/billing-document.server.ts';
import { describeReceipt } from './describe-receipt.ts';
import { describeRefund } from './describe-refund.ts';
import { receiptMessages as messages } from './receipt.messages.ts';

/** The number that people use to refer to the document. */
export const numberOn = ({ receipt, refund }: ShownDocument): string =>
  refund?.number ?? receipt.number;

/**
 * Prints an invoice, a receipt or a refund as a PDF.
 *
 * @param page the address of the page with the same content; null when an email links to it
 * @param onMissing receives the Unicode blocks with missing glyphs
 */
export function printDocument(
  shown: ShownDocument,
  locale: string,
  now: Date,
  page: string | null,
  onMissing?: (blocks: readonly string[]) => void,
): Promise<Buffer> {
  const { receipt, refund } = shown;
  const { seller } = receipt;
  const t = translatorFor(locale);
  const { title, facts, head, rows, foot, notes } = refund
    ? describeRefund(t, locale, receipt, refund)
    : describeReceipt(t, locale, receipt);
  const sheet: Sheet = {
    title: `${title} ${numberOn(shown)}`,
    from: seller.name,
    foot: [seller.legalName, seller.address, seller.email].filter((one) => one !== null).join(', '),
    locale,
    now,
    blocks: [
      { kind: 'facts', rows: facts },
      { kind: 'table', head, rows, foot },
      ...notes.map((text) => ({ kind: 'note', text }) as const),
    ],
    ifLettersMiss:
      page === null ? t(messages.lettersMissInEmail) : t(messages.lettersMiss, { page }),
  };
  return writePdf(sheet, onMissing);
}
