import type { ReactNode } from 'react';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import type { Message } from '../../platform/words/words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { NumberField } from '../../ui/text-field.tsx';
import type { managedPayments } from '../admin-payment-queries.ts';
import { adminPaymentsWords as said } from '../admin-payments.words.ts';
import { backFields } from '../answer-admin-payments.ts';
import { inPrice } from '../../ui/in-price.ts';
import { isOpen } from '../receipt-shape.ts';
import css from './admin-payments.module.css';
import { AgainField } from './again-field.tsx';

/** A row of the table. */
export type ManagedPayment = ResultOf<typeof managedPayments>['managePayments']['items'][number];

interface PaymentActsProps {
  readonly payment: ManagedPayment;
  readonly now: Date;
  /** Of this opening of the page: what is sent twice from it is one and the same. */
  readonly pageKey: string;
}

/** What an admin does about a payment: a form for each. */
export function PaymentActs(props: PaymentActsProps) {
  const { payment } = props;
  const { receipt, withdrawnAt, mayGiveMoney, mayGiveCredits, id } = payment;
  const byHand = receipt.paymentType === 'invoice' || receipt.paymentType === 'check';
  return (
    <div className={css.acts}>
      {isOpen(receipt) && byHand && (
        <Act {...props} act="paid" id={receipt.id} label={said.markPaid} />
      )}
      {mayGiveMoney && <MoneyBack {...props} />}
      {mayGiveCredits && <CreditsBack {...props} />}
      {withdrawnAt !== null && <Act {...props} act="close" id={id} label={said.close} />}
    </div>
  );
}

/** Nobody gives credits by a slip of the finger: that cannot be taken back from here. */
function CreditsBack(props: PaymentActsProps) {
  const { receipt } = props.payment;
  const say = useSay();
  return (
    <Disclosure title={say(said.creditsBack)}>
      <p>{say(said.creditsBackText)}</p>
      <Act {...props} act="credits" id={receipt.id} label={said.creditsBackNow} />
    </Disclosure>
  );
}

function MoneyBack(props: PaymentActsProps) {
  const { receipt } = props.payment;
  const say = useSay();
  const locale = useLocale();
  const left = receipt.cents - receipt.refundedCents;
  return (
    <Disclosure title={say(said.giveBack)}>
      <Act {...props} act="money" id={receipt.id} label={said.giveBack}>
        <NumberField
          name="amount"
          label={say(said.giveBackAmount)}
          hint={say(said.giveBackHint, {
            amount: inPrice(locale, { cents: left, currency: receipt.currency }),
          })}
          step="0.01"
          defaultValue={(left / 100).toFixed(2)}
        />
        <AgainField key={props.pageKey} />
      </Act>
    </Disclosure>
  );
}

interface ActProps extends PaymentActsProps {
  readonly act: string;
  readonly id: string;
  readonly label: Message;
  readonly children?: ReactNode;
}

const nothing = {};

/** One press. The key makes the same press, sent twice, the same refund. */
function Act({ payment, now, pageKey, act, id, label, children }: ActProps) {
  const { receipt } = payment;
  const say = useSay();
  const words = say(label);
  const [name = ''] = receipt.buyer;
  return (
    <Form fields={act === 'money' ? backFields : nothing} now={now} intent={`${act} ${payment.id}`}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="kind" value={receipt.kind} />
      <input type="hidden" name="key" value={pageKey} />
      <div className={css.act}>
        {children}
        <SubmitButton
          kind="soft"
          size="small"
          aria-label={say(said.actFor, { act: words, name, number: receipt.number })}
        >
          {words}
        </SubmitButton>
      </div>
    </Form>
  );
}
