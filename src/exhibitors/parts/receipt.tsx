import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import { inPrice } from '../../ui/in-price.ts';
import type { Confirmed, ShownRegistration } from '../load-confirmation.ts';
import { isOpen } from '../receipt-shape.ts';
import { receiptWords } from '../receipt.words.ts';
import { sayStanding, wayOf } from '../say-payment.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import css from './receipt.module.css';

interface ReceiptProps {
  readonly confirmed: Confirmed;
  readonly shown: ShownRegistration;
}

/** The receipt; before the link of the mail was opened no more of it than was just typed. */
export function Receipt({ confirmed: { fair, receipt }, shown }: ReceiptProps) {
  const say = useSay();
  const locale = useLocale();
  const title = say(isOpen(shown) ? receiptWords.invoice : receiptWords.receipt);
  if (receipt)
    return (
      <Section title={title}>
        <ReceiptSheet receipt={receipt} pdf={`/fair-${fair.slug}/receipt.pdf`} />
      </Section>
    );
  const { amountCents: cents, currency } = shown;
  const lines = [
    [said.what, say(said.place, { fair: fair.name })],
    [said.amount, inPrice(locale, { cents, currency })],
    [said.how, say(wayOf(shown.paymentType))],
    [said.standing, sayStanding(say, locale, shown.paymentStatus, shown.partialRefund)],
  ] as const;
  return (
    <Section title={say(said.mySignUp)}>
      <div className={css.paper}>
        <dl className={css.receipt}>
          {lines.map(([name, value]) => (
            <div key={name.id} className={css.line}>
              <dt>{say(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
