import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import { inPrice } from '../in-price.ts';
import type { Confirmed, ShownRegistration } from '../load-confirmation.ts';
import { standingOf, wayOf } from '../say-payment.ts';
import { ReceiptLine as Line } from './receipt-line.tsx';
import css from './receipt.module.css';

interface ReceiptProps {
  readonly confirmed: Confirmed;
  readonly shown: ShownRegistration;
}

/** What is paid for, how much, and whether it is paid. */
export function Receipt({ confirmed: { fair, now }, shown }: ReceiptProps) {
  const say = useSay();
  const locale = useLocale();
  const { amountCents: cents, currency, createdAt, details, receiptUrl } = shown;
  return (
    <Section title={say(said.receipt)}>
      <dl className={css.receipt}>
        <Line name={say(said.what)}>{say(said.place, { fair: fair.name })}</Line>
        {details && <Line name={say(said.college)}>{details.name}</Line>}
        <Line name={say(said.amount)}>{inPrice(locale, { cents, currency })}</Line>
        <Line name={say(said.how)}>{say(wayOf(shown.paymentType))}</Line>
        <Line name={say(said.standing)}>{say(standingOf(shown.paymentStatus))}</Line>
        {createdAt && (
          <Line name={say(said.when)}>
            <When start={createdAt} zone={fair.timeZone} now={now} />
          </Line>
        )}
      </dl>
      {receiptUrl && (
        <p>
          <a href={receiptUrl}>{say(said.cardReceipt)}</a>
        </p>
      )}
      <p className={css.print}>{say(said.print)}</p>
    </Section>
  );
}
