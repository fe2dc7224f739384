import { useEffect, useState, useRef, type RefObject } from 'react';
import { RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { EmailField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import { waysToPay } from '../exhibitor-fields.ts';
import css from './exhibitor-form.module.css';

interface PaymentInputsProps {
  /** Whether cards are accepted. */
  readonly cards: boolean;
}

/** The payment method, and the invoice details. */
export function PaymentInputs({ cards }: PaymentInputsProps) {
  const t = useTranslate();
  const options = waysToPay
    .filter((way) => cards || way !== 'card')
    .map((value) => ({ value, label: t(messages[value]), hint: t(messages[`${value}Hint`]) }));
  return (
    <>
      <RadioCards name="paymentType" label={t(messages.payBy)} options={options} />
      <InvoiceInputs />
    </>
  );
}

/**
 * The invoice details. Visible only while Invoice is selected, with and without scripts: the style
 * sheet follows the radio button. Unsupporting browsers show it as optional.
 */
export function InvoiceInputs() {
  const t = useTranslate();
  const group = useRef<HTMLFieldSetElement>(null);
  const isChosen = useInvoiceChosen(group);
  return (
    <fieldset ref={group} className={css.invoice} disabled={!isChosen}>
      <legend>{t(messages.forInvoice)}</legend>
      <p className={css.hint}>{t(messages.forInvoiceHint)}</p>
      <div className={css.inside}>
        <TextField name="purchaseOrderNumber" label={t(messages.order)} autoComplete="off" />
        <TextField name="billingName" label={t(messages.billTo)} autoComplete="off" />
        <div className={css.pair}>
          {/* Of type text: without scripts, a browser would reject the form for a hidden input. */}
          <EmailField
            name="billingEmail"
            type="text"
            label={t(messages.billingEmail)}
            autoComplete="off"
          />
          <PhoneField name="billingPhone" label={t(messages.billingPhone)} autoComplete="off" />
        </div>
      </div>
    </fieldset>
  );
}

/** Whether Invoice is selected: only then are its inputs validated and sent. */
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
