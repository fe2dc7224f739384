import type { Say } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { inMoney } from '../../ui/in-price.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import { homeWords as said } from './home.words.ts';
import { sayPartialRefund } from '../../exhibitors/say-payment.ts';
import type { PartialRefund } from '../../payments/partial-refund.server.ts';
import type { HomeData } from './load-home.ts';
import css from './home.module.css';

const types: Readonly<Record<string, Message>> = {
  card: said.byCard,
  invoice: said.byInvoice,
  check: said.byCheck,
  credit: said.byCredit,
  waived: said.byWaived,
};

const statuses: Readonly<Record<string, Message>> = {
  pending: said.pending,
  paid: said.paidStatus,
  failed: said.failed,
  refunded: said.refunded,
  waived: said.waived,
};

interface Payment {
  readonly paymentType: string;
  readonly paymentStatus: string;
  readonly partialRefund?: PartialRefund | null;
}

const nameIn = (say: Say, names: typeof types, value: string): string => {
  const words = names[value];
  return words ? say(words) : value;
};

/** How something is paid, and whether it is. */
export const sayPayment = (
  say: Say,
  locale: string,
  { paymentType, paymentStatus, partialRefund }: Payment,
): string =>
  [
    nameIn(say, types, paymentType),
    nameIn(say, statuses, paymentStatus),
    ...(partialRefund ? [sayPartialRefund(say, locale, partialRefund)] : []),
  ].join(', ');

/** The payments of a college: for what, how, how much, and whether it is settled. */
export function ReceiptList({ receipts }: { readonly receipts: HomeData['receipts'] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <ul role="list" className={css.receipts}>
      {receipts.map(({ id, fairs, amountCents, currency, ...receipt }) => {
        const [first] = fairs;
        return (
          <li key={id}>
            <span>
              {first
                ? say(said.receiptFairs, { first: first.name, more: fairs.length - 1 })
                : say(said.creditPack)}
            </span>
            <span>{sayPayment(say, locale, receipt)}</span>
            {amountCents !== null && currency && (
              <span className={css.amount}>
                {inMoney(locale, { cents: amountCents, currency })}
                {receipt.refundedCents > 0 && (
                  <>
                    {' '}
                    {say(said.ofIt, {
                      amount: inMoney(locale, { cents: receipt.refundedCents, currency }),
                    })}
                  </>
                )}
              </span>
            )}
            {receipt.credits !== null && (
              <span className={css.amount}>
                {say(said.creditsOf, { credits: receipt.credits })}
                {receipt.refundedCredits > 0 && (
                  <>
                    {' '}
                    {say(said.ofIt, {
                      amount: say(said.creditsOf, { credits: receipt.refundedCredits }),
                    })}
                  </>
                )}
              </span>
            )}
            {receipt.receiptUrl && <a href={receipt.receiptUrl}>{say(said.showReceipt)}</a>}
          </li>
        );
      })}
    </ul>
  );
}
