import { Link } from 'react-router';
import { Form } from '../../ui/form.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { When } from '../../ui/when.tsx';
import { signUpWords as said } from '../fairs-signup.words.ts';
import { inPrice } from '../in-price.ts';
import type { SignUpData } from '../load-fairs-signup.ts';
import { standingOf, wayOf } from '../say-payment.ts';
import css from './fairs-signup.module.css';

const noFields = {};

/** What a college has paid or has to pay: each leads to its receipt or invoice. */
export function MyReceipts({ data }: { readonly data: SignUpData }) {
  const say = useSay();
  const locale = useLocale();
  const { receipts, packs, prices, now } = data;
  const price = (cents: number | null, currency: string | null) =>
    cents === null ? '' : inPrice(locale, { cents, currency: currency ?? prices.currency });
  return (
    <Section title={say(said.receipts)}>
      {receipts.length === 0 && packs.length === 0 && <p>{say(said.receiptsNone)}</p>}
      <ul className={css.mine}>
        {receipts.map(({ id, fairs, paymentType, paymentStatus, amountCents, currency }) => {
          const isOpen = paymentStatus === 'pending' || paymentStatus === 'failed';
          return (
            <li key={id}>
              <div className={css.row}>
                <span>
                  <Link to={`?receipt=${id}`}>
                    {say(isOpen ? said.seeInvoice : said.seeReceipt)}
                  </Link>
                  <span className={css.small}>{fairs.map(({ name }) => name).join(', ')}</span>
                </span>
                <span>
                  {price(amountCents, currency)} {say(standingOf(paymentStatus))}
                  <span className={css.small}>{say(wayOf(paymentType))}</span>
                </span>
              </div>
              {isOpen && paymentType === 'card' && prices.cards && (
                <Form fields={noFields} now={new Date(now)} intent={`pay ${id}`}>
                  <SubmitButton kind="line">{say(said.payNow)}</SubmitButton>
                </Form>
              )}
            </li>
          );
        })}
        {packs.map(({ id, credits, amountCents, currency, createdAt, state }) => (
          <li key={id}>
            <div className={css.row}>
              <span>
                <Link to={`?receipt=${id}`}>{say(said.seeReceipt)}</Link>
                <span className={css.small}>
                  {say(said.creditsBought, { credits })},{' '}
                  <When start={createdAt} zone="UTC" now={now} />
                </span>
              </span>
              <span>
                {price(amountCents, currency)} {say(standingOf(state.toLowerCase()))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
