import { useEffect, useRef } from 'react';
import { priceFields } from '../../payments/price-fields.ts';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { pricesIntent, stepName } from './price-answer.ts';
import { PriceFacts } from './price-facts.tsx';
import type { ShownPrices, Typed } from './price-inputs.ts';
import css from './prices.module.css';
import { pricesWords as said } from './prices.words.ts';

const fields = { note: priceFields.note };

interface ReviewProps {
  readonly changes: readonly string[];
  readonly prices: ShownPrices;
  readonly typed: Typed;
  readonly now: string;
}

/** What would change, before it counts. Everything typed goes along. */
export function Review({ changes, prices, typed, now }: ReviewProps) {
  const say = useSay();
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
        {say(said.reviewText)}
      </p>
      <ul className={css.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <PriceFacts prices={prices} now={now} />
      <TextArea name="note" label={say(said.note)} hint={say(said.noteHint)} rows={2} />
      <p className={css.moves}>
        <SubmitButton size="large" name={stepName} value="save">
          {say(said.publish)}
        </SubmitButton>
        <SubmitButton size="large" kind="line" name={stepName} value="edit" formNoValidate>
          {say(said.edit)}
        </SubmitButton>
      </p>
    </Form>
  );
}
