import type { ReactNode } from 'react';
import { agreement } from '../../platform/model/form-kinds.ts';
import { choice } from '../../platform/model/kinds.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { RadioCards } from '../../ui/fields/choice-fields.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { contactFields, timesInOrder } from './exhibitor-fields.ts';
import { exhibitorMessages as messages } from './exhibitor.messages.ts';
import { CollegeInputs, PeopleInputs } from './registering/contact-inputs.tsx';
import css from './registering/exhibitor-form.module.css';

/** Payment methods of exhibitors entered by hand: only its owner charges a card. */
const enteredWays = ['invoice', 'check'] as const;

/** The fields of an exhibitor that the organizer enters. */
export const enteredFields = {
  ...contactFields,
  paymentType: choice(enteredWays),
  consent: agreement(),
};

interface EnteredFormProps {
  /** Absent for a new exhibitor. */
  readonly initial?: Readonly<Record<string, readonly string[]>>;
  /** When the record last changed, as displayed. */
  readonly seen?: string;
  readonly now: Date;
  /** The label of the button. */
  readonly children: ReactNode;
}

/** The form for fair staff to enter or correct an exhibitor of a 6x6 fair. */
export function EnteredForm({ initial, seen, now, children }: EnteredFormProps) {
  const t = useTranslate();
  const isNew = initial === undefined;
  return (
    <Form
      fields={isNew ? enteredFields : contactFields}
      rule={timesInOrder}
      now={now}
      intent="save"
      {...(initial ? { initial } : {})}
    >
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      <CollegeInputs />
      <PeopleInputs asksTimes />
      {isNew && (
        <>
          <RadioCards
            name="paymentType"
            label={t(messages.payBy)}
            defaultValue="invoice"
            options={enteredWays.map((value) => ({ value, label: t(messages[value]) }))}
          />
          <CheckboxField name="consent" label={t(messages.enteredConsent)} />
        </>
      )}
      <div className={css.pair}>
        <SubmitButton>{children}</SubmitButton>
      </div>
    </Form>
  );
}
