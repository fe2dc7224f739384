import { useEffect, useState, useRef, type RefObject } from 'react';
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

/**
 * What an invoice needs. It is there only while Invoice is chosen, with scripts and without: the style
 * sheet follows the radio button. A browser that cannot do that shows it as what it is, optional.
 */
export function InvoiceInputs() {
  const say = useSay();
  const group = useRef<HTMLFieldSetElement>(null);
  const isChosen = useInvoiceChosen(group);
  return (
    <fieldset ref={group} className={css.invoice} disabled={!isChosen}>
      <legend>{say(said.forInvoice)}</legend>
      <p className={css.hint}>{say(said.forInvoiceHint)}</p>
      <div className={css.inside}>
        <TextField name="purchaseOrderNumber" label={say(said.order)} autoComplete="off" />
        <TextField name="billingName" label={say(said.billTo)} autoComplete="off" />
        <div className={css.pair}>
          {/* Of type text: without scripts, a browser would refuse the form for what is hidden in it. */}
          <EmailField
            name="billingEmail"
            type="text"
            label={say(said.billingEmail)}
            autoComplete="off"
          />
          <PhoneField name="billingPhone" label={say(said.billingPhone)} autoComplete="off" />
        </div>
      </div>
    </fieldset>
  );
}

/** Whether Invoice is chosen: what is typed for it is checked and sent only then. */
function useInvoiceChosen(group: RefObject<HTMLFieldSetElement | null>): boolean {
  const [isChosen, choose] = useState(true);
  useEffect(() => {
    const form = group.current?.form;
    if (!form) return undefined;
    const look = () => choose(new FormData(form).get('paymentType') === 'invoice');
    look();
    form.addEventListener('change', look);
    return () => form.removeEventListener('change', look);
  }, [group]);
  return isChosen;
}
