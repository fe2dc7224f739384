import { Link } from 'react-router';
import { Form } from '../../ui/form.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { signUpWords as said } from '../fairs-signup.words.ts';
import { inPrice } from '../../ui/in-price.ts';
import type { SignUpData } from '../load-fairs-signup.ts';
import { isOpen } from '../receipt-shape.ts';
import { receiptWords } from '../receipt.words.ts';
import { isPartlyBack, sayBack, standingOf, wayOf } from '../say-payment.ts';
import css from './fairs-signup.module.css';

const noFields = {};

/** What a college has paid or has to pay: each leads to its receipt or invoice. */
export function MyReceipts({ data }: { readonly data: SignUpData }) {
  const { receipts, prices, now } = data;
  const say = useSay();
  const locale = useLocale();
  return (
    <Section title={say(said.receipts)}>
      {receipts.length === 0 && <p>{say(said.receiptsNone)}</p>}
      <ul className={css.mine}>
        {receipts.map((receipt) => {
          const { id, kind, number, lines, credits, paymentType, paymentStatus } = receipt;
          return (
            <li key={id}>
              <div className={css.row}>
                <span>
                  <Link to={`/app/fairs/signup/receipts/${id}`}>
                    {say(isOpen(receipt) ? said.seeInvoice : said.seeReceipt)}{' '}
                    <span className="visually-hidden">{number}</span>
                  </Link>
                  <span className={css.small}>
                    {kind === 'pack'
                      ? say(said.creditsBought, { credits: credits ?? 0 })
                      : lines.map(({ name }) => name).join(', ')}
                  </span>
                </span>
                <span>
                  {paymentType === 'credit'
                    ? say(receiptWords.credits, { credits: credits ?? 0 })
                    : inPrice(locale, receipt)}
                  <span className={css.small}>
                    {say(wayOf(paymentType))},{' '}
                    {isPartlyBack(receipt)
                      ? sayBack(say, locale, receipt)
                      : say(standingOf(paymentStatus))}
                  </span>
                </span>
              </div>
              {isOpen(receipt) && paymentType === 'card' && prices.cards && (
                <Form
                  fields={noFields}
                  now={new Date(now)}
                  intent={`${kind === 'payment' ? 'pay' : 'pay-one'} ${id}`}
                >
                  <SubmitButton kind="line">{say(said.payNow)}</SubmitButton>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
