import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { AskLink, Offers } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import type { managedPayments } from './admin-payment-queries.ts';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';
import { emailedKind, isOpen, isRefundable } from '../receipt-shape.ts';

/** A row of the table. */
export type ManagedPayment = ResultOf<typeof managedPayments>['managePayments']['items'][number];

interface PaymentActsProps {
  readonly payment: ManagedPayment;
  /** The address of the page. */
  readonly query: string;
}

/** An admin's actions on a payment: each leads to a confirmation. */
export function PaymentActs({ payment, query }: PaymentActsProps) {
  const { receipt, withdrawnAt, id } = payment;
  const t = useTranslate();
  const byHand = receipt.paymentType === 'invoice' || receipt.paymentType === 'check';
  const [name = ''] = receipt.buyer;
  const to = (act: string) => withChanges(query, { ask: `${act}.${id}`, way: null });
  const label = (act: string) => t(messages.actFor, { act, name, number: receipt.number });
  return (
    <Offers
      danger={
        isRefundable(receipt) && (
          <AskLink kind="dangerLine" to={to('refund')} aria-label={label(t(messages.refund))}>
            {t(messages.refund)}
          </AskLink>
        )
      }
    >
      {isOpen(receipt) && byHand && (
        <AskLink to={to('paid')} aria-label={label(t(messages.markPaid))}>
          {t(messages.markPaid)}
        </AskLink>
      )}
      {emailedKind(receipt) !== null && (
        <AskLink to={to('send')} aria-label={label(t(messages.send))}>
          {t(messages.send)}
        </AskLink>
      )}
      {withdrawnAt !== null && (
        <AskLink to={to('close')} aria-label={label(t(messages.close))}>
          {t(messages.close)}
        </AskLink>
      )}
    </Offers>
  );
}
