import type { ReactNode } from 'react';
import { inPrice } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';
import { isPartlyBack, statusMessageOf, wayOf } from '../describe-payment.ts';
import css from './admin-payments.module.css';
import type { ManagedPayment } from './payment-acts.tsx';

/**
 * The columns of a table of payments: who, what, how much, and whether it is paid; `pick` is the
 * checkbox.
 */
export const paymentCells = (payment: ManagedPayment, pick?: ReactNode) => ({
  who: (
    <>
      {pick}
      <Who payment={payment} />
    </>
  ),
  what: payment.fair ?? payment.receipt.lines.map(({ name }) => name).join(', '),
  amount: <Amount payment={payment} />,
  state: <State payment={payment} />,
});

interface CellProps {
  readonly payment: ManagedPayment;
}

function Who({ payment: { receipt } }: CellProps) {
  return (
    <>
      {receipt.buyer[0]}
      <span className={css.second}>
        <a href={`/api/receipts/${receipt.id}`}>{receipt.number}</a>
      </span>
    </>
  );
}

function Amount({ payment: { receipt } }: CellProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { paymentType, credits, refundedCents, refundedCredits, currency } = receipt;
  return (
    <>
      {paymentType === 'credit'
        ? t(messages.credits, { credits: credits ?? 0 })
        : inPrice(locale, receipt)}
      {refundedCents > 0 && (
        <span className={css.second}>
          {t(messages.back, { amount: inPrice(locale, { cents: refundedCents, currency }) })}
        </span>
      )}
      {refundedCredits > 0 && (
        <span className={css.second}>
          {t(messages.creditsBackOf, { credits: refundedCredits })}
        </span>
      )}
    </>
  );
}

function State({ payment: { receipt } }: CellProps) {
  const t = useTranslate();
  return (
    <>
      {t(statusMessageOf(receipt.paymentStatus, isPartlyBack(receipt)))}
      <span className={css.second}>{t(wayOf(receipt.paymentType))}</span>
    </>
  );
}
