import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import type { Confirmed, ShownRegistration } from './load-confirmation.ts';
import { isOpen } from '../receipt-shape.ts';
import { receiptMessages } from '../receipts/receipt.messages.ts';
import { describeStanding, wayOf } from '../describe-payment.ts';
import { ReceiptSheet } from '../receipts/receipt-sheet.tsx';
import css from '../receipts/receipt.module.css';

interface ReceiptProps {
  readonly confirmed: Confirmed;
  readonly shown: ShownRegistration;
}

/** The receipt; before the emailed link is opened, only what was just entered. */
export function Receipt({ confirmed: { fair, receipt }, shown }: ReceiptProps) {
  const t = useTranslate();
  const locale = useLocale();
  const title = t(isOpen(shown) ? receiptMessages.invoice : receiptMessages.receipt);
  if (receipt)
    return (
      <Section title={title}>
        <ReceiptSheet receipt={receipt} pdf={`/fair-${fair.slug}/receipt.pdf`} />
      </Section>
    );
  const { amountCents: cents, currency } = shown;
  const lines = [
    [messages.what, t(messages.place, { fair: fair.name })],
    [messages.amount, inPrice(locale, { cents, currency })],
    [messages.how, t(wayOf(shown.paymentType))],
    [messages.standing, describeStanding(t, locale, shown.paymentStatus, shown.partialRefund)],
  ] as const;
  return (
    <Section title={t(messages.mySignUp)}>
      <div className={css.paper}>
        <dl className={css.receipt}>
          {lines.map(([name, value]) => (
            <div key={name.id} className={css.line}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
