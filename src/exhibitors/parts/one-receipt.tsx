import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { exhibitorWords } from '../exhibitor.words.ts';
import { signUpWords as said } from '../fairs-signup.words.ts';
import { inPrice } from '../in-price.ts';
import type { SignUpData } from '../load-fairs-signup.ts';
import { standingOf, wayOf } from '../say-payment.ts';
import { ReceiptLine as Line } from './receipt-line.tsx';
import css from './receipt.module.css';

/** A payment as receipt and invoice show it. */
export interface ShownPayment {
  readonly id: string;
  readonly what: readonly string[];
  readonly paymentType: string;
  readonly paymentStatus: string;
  readonly cents: number | null;
  readonly currency: string | null;
  readonly order: string | null;
  readonly receiptUrl: string | null;
  readonly createdAt: string;
}

/** One receipt, or the invoice of what is open, to print. */
export function OneReceipt({ data, paid }: { data: SignUpData; paid: ShownPayment }) {
  const say = useSay();
  const locale = useLocale();
  const { seller, college, prices, now } = data;
  const { cents, currency, paymentType, paymentStatus } = paid;
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'failed';
  return (
    <>
      <PageHead title={say(isOpen ? said.invoice : said.receipt)} eyebrow={seller.name} />
      <dl className={css.receipt}>
        <Line name={say(said.number)}>{paid.id}</Line>
        <Line name={say(said.date)}>
          <When start={paid.createdAt} zone="UTC" now={now} />
        </Line>
        <Line name={say(said.from)}>
          {[seller.name, seller.address].filter((part) => part !== null).join(', ')}
        </Line>
        {college && (
          <Line name={say(said.to)}>
            {[college.name, college.address1, college.city, college.state, college.postalCode]
              .filter(Boolean)
              .join(', ')}
          </Line>
        )}
        <Line name={say(exhibitorWords.what)}>{paid.what.join(', ')}</Line>
        {paid.order !== null && <Line name={say(said.order)}>{paid.order}</Line>}
        {cents !== null && (
          <Line name={say(exhibitorWords.amount)}>
            {inPrice(locale, { cents, currency: currency ?? prices.currency })}
          </Line>
        )}
        <Line name={say(exhibitorWords.how)}>{say(wayOf(paymentType))}</Line>
        <Line name={say(exhibitorWords.standing)}>{say(standingOf(paymentStatus))}</Line>
      </dl>
      <p className={css.print}>{say(said.tax)}</p>
      {paid.receiptUrl !== null && (
        <p className={css.print}>
          <a href={paid.receiptUrl}>{say(exhibitorWords.cardReceipt)}</a>
        </p>
      )}
      <p className={css.print}>{say(exhibitorWords.print)}</p>
      <p className={css.print}>
        <ButtonLink kind="line" to="/app/fairs/signup">
          {say(said.back)}
        </ButtonLink>
      </p>
    </>
  );
}

/** The payment or the pack with this id, as a receipt shows it; null when it is none of the college's. */
export function paymentOf(
  { receipts, packs }: SignUpData,
  id: string,
  sayCredits: (credits: number) => string,
): ShownPayment | null {
  const receipt = receipts.find((one) => one.id === id);
  if (receipt) {
    const { fairs, amountCents: cents, purchaseOrderNumber: order, ...more } = receipt;
    return { ...more, cents, order, what: fairs.map(({ name }) => name) };
  }
  const pack = packs.find((one) => one.id === id);
  if (!pack) return null;
  const { amountCents: cents, credits, state, ...more } = pack;
  return {
    ...more,
    ...{ cents, order: null, paymentType: 'card' },
    paymentStatus: state.toLowerCase(),
    what: [sayCredits(credits)],
  };
}
