import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { inMoney } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { describePartialRefund } from '../../exhibitors/describe-payment.ts';
import type { PartialRefund } from '../../payments/own-receipts.server.ts';
import type { HomeData } from './load-home.ts';
import css from './home.module.css';

const types: Readonly<Record<string, Message>> = {
  card: messages.byCard,
  invoice: messages.byInvoice,
  check: messages.byCheck,
  credit: messages.byCredit,
  waived: messages.byWaived,
};

const statuses: Readonly<Record<string, Message>> = {
  pending: messages.pending,
  paid: messages.paidStatus,
  failed: messages.failed,
  refunded: messages.refunded,
  waived: messages.waived,
};

interface Payment {
  readonly paymentType: string;
  readonly paymentStatus: string;
  readonly partialRefund?: PartialRefund | null;
}

const nameIn = (t: Translate, names: typeof types, value: string): string => {
  const words = names[value];
  return words ? t(words) : value;
};

/** How something is paid, and whether it is. */
export const describePayment = (
  t: Translate,
  locale: string,
  { paymentType, paymentStatus, partialRefund }: Payment,
): string =>
  [
    nameIn(t, types, paymentType),
    nameIn(t, statuses, paymentStatus),
    ...(partialRefund ? [describePartialRefund(t, locale, partialRefund)] : []),
  ].join(', ');

/** The payments of a college: for what, how, how much, and whether it is settled. */
export function ReceiptList({ receipts }: { readonly receipts: HomeData['receipts'] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <ul role="list" className={css.receipts}>
      {receipts.map(({ id, fairs, amountCents, currency, ...receipt }) => {
        const [first] = fairs;
        return (
          <li key={id}>
            <span>
              {first
                ? t(messages.receiptFairs, { first: first.name, more: fairs.length - 1 })
                : t(messages.creditPack)}
            </span>
            <span>{describePayment(t, locale, receipt)}</span>
            {amountCents !== null && currency && (
              <span className={css.amount}>
                {inMoney(locale, { cents: amountCents, currency })}
                {receipt.refundedCents > 0 && (
                  <>
                    {' '}
                    {t(messages.ofIt, {
                      amount: inMoney(locale, { cents: receipt.refundedCents, currency }),
                    })}
                  </>
                )}
              </span>
            )}
            {receipt.credits !== null && (
              <span className={css.amount}>
                {t(messages.creditsOf, { credits: receipt.credits })}
                {receipt.refundedCredits > 0 && (
                  <>
                    {' '}
                    {t(messages.ofIt, {
                      amount: t(messages.creditsOf, { credits: receipt.refundedCredits }),
                    })}
                  </>
                )}
              </span>
            )}
            {receipt.receiptUrl && <a href={receipt.receiptUrl}>{t(messages.showReceipt)}</a>}
          </li>
        );
      })}
    </ul>
  );
}
