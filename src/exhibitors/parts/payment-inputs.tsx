import { Disclosure } from '../../ui/disclosure.tsx';
import { RadioCards } from '../../ui/choice-fields.tsx';
import { useSay } from '../../ui/say.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import { waysToPay } from '../exhibitor-fields.ts';
import css from './exhibitor-form.module.css';

interface PaymentInputsProps {
  /** Whether cards are taken. */
  readonly cards: boolean;
}

/** How it is paid, and what an invoice needs. */
export function PaymentInputs({ cards }: PaymentInputsProps) {
  const say = useSay();
  const options = waysToPay
    .filter((way) => cards || way !== 'card')
    .map((value) => ({ value, label: say(said[value]), hint: say(said[`${value}Hint`]) }));
  return (
    <>
      <RadioCards name="paymentType" label={say(said.payBy)} options={options} />
      <InvoiceInputs />
    </>
  );
}

/** What an invoice needs. */
export function InvoiceInputs() {
  const say = useSay();
  return (
    <Disclosure title={say(said.forInvoice)}>
      <div className={css.inside}>
        <TextField name="purchaseOrderNumber" label={say(said.order)} autoComplete="off" />
        <TextField name="billingName" label={say(said.billTo)} autoComplete="off" />
        <div className={css.pair}>
          <EmailField name="billingEmail" label={say(said.email)} autoComplete="off" />
          <PhoneField name="billingPhone" label={say(said.phone)} autoComplete="off" />
        </div>
      </div>
    </Disclosure>
  );
}
