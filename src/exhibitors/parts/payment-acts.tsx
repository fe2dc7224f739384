import type { ResultOf } from '../../platform/pages/graphql.ts';
import { AskLink, Offers } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { withChanges } from '../../ui/table-address.ts';
import type { managedPayments } from '../admin-payment-queries.ts';
import { adminPaymentsWords as said } from '../admin-payments.words.ts';
import { emailedKind, isOpen, isRefundable } from '../receipt-shape.ts';

/** A row of the table. */
export type ManagedPayment = ResultOf<typeof managedPayments>['managePayments']['items'][number];

interface PaymentActsProps {
  readonly payment: ManagedPayment;
  /** The address of the page. */
  readonly query: string;
}

/** What an admin does about a payment: each leads to a question first. */
export function PaymentActs({ payment, query }: PaymentActsProps) {
  const { receipt, withdrawnAt, id } = payment;
  const say = useSay();
  const byHand = receipt.paymentType === 'invoice' || receipt.paymentType === 'check';
  const [name = ''] = receipt.buyer;
  const to = (act: string) => withChanges(query, { ask: `${act}.${id}`, way: null });
  const label = (act: string) => say(said.actFor, { act, name, number: receipt.number });
  return (
    <Offers
      danger={
        isRefundable(receipt) && (
          <AskLink kind="dangerLine" to={to('refund')} aria-label={label(say(said.refund))}>
            {say(said.refund)}
          </AskLink>
        )
      }
    >
      {isOpen(receipt) && byHand && (
        <AskLink to={to('paid')} aria-label={label(say(said.markPaid))}>
          {say(said.markPaid)}
        </AskLink>
      )}
      {emailedKind(receipt) !== null && (
        <AskLink to={to('send')} aria-label={label(say(said.send))}>
          {say(said.send)}
        </AskLink>
      )}
      {withdrawnAt !== null && (
        <AskLink to={to('close')} aria-label={label(say(said.close))}>
          {say(said.close)}
        </AskLink>
      )}
    </Offers>
  );
}
