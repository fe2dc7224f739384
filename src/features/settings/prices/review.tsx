import { useEffect, useRef } from 'react';
import { priceFields } from '../../payments/price-fields.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { pricesIntent, stepName } from './price-answer.ts';
import { PriceFacts } from './price-facts.tsx';
import type { ShownPrices, Typed } from './price-inputs.ts';
import css from './prices.module.css';
import { pricesMessages as messages } from './prices.messages.ts';

const fields = { note: priceFields.note };

interface ReviewProps {
  readonly changes: readonly string[];
  readonly prices: ShownPrices;
  readonly typed: Typed;
  readonly now: string;
}

/** What would change, before it counts. Everything typed goes along. */
export function Review({ changes, prices, typed, now }: ReviewProps) {
  const t = useTranslate();
  const start = useRef<HTMLParagraphElement>(null);
  // The form that was here is gone, and with it the button that had the focus.
  useEffect(() => start.current?.focus(), [changes]);
  const kept = Object.entries(typed).filter(([name]) => name !== 'note');
  return (
    <Form fields={fields} now={new Date(now)} intent={pricesIntent} className={css.form}>
      {kept.flatMap(([name, values]) =>
        values.map((value) => <input key={name} type="hidden" name={name} value={value} />),
      )}
      <p ref={start} tabIndex={-1}>
        {t(messages.reviewText)}
      </p>
      <ul className={css.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <PriceFacts prices={prices} now={now} />
      <TextArea name="note" label={t(messages.note)} hint={t(messages.noteHint)} rows={2} />
      <p className={css.moves}>
        <SubmitButton size="large" name={stepName} value="save">
          {t(messages.publish)}
        </SubmitButton>
        <SubmitButton size="large" kind="line" name={stepName} value="edit" formNoValidate>
          {t(messages.edit)}
        </SubmitButton>
      </p>
    </Form>
  );
}
