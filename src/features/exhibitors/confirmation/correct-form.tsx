import { useMemo } from 'react';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import {
  choiceFields,
  billingFields,
  contactFields,
  withdrawFields,
  timesInOrder,
  typedOf,
} from '../exhibitor-fields.ts';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import type { Confirmed, ShownRegistration } from './load-confirmation.ts';
import { describeRefund } from '../describe-refund-rule.ts';
import { CollegeInputs, PeopleInputs } from '../registering/contact-inputs.tsx';
import css from '../registering/exhibitor-form.module.css';
import { PaymentInputs } from '../registering/payment-inputs.tsx';

interface CorrectFormProps {
  readonly confirmed: Confirmed;
  readonly shown: ShownRegistration;
}

/** For someone who opened the emailed link: correct, change the payment method, withdraw. */
export function CorrectForms({ confirmed, shown }: CorrectFormProps) {
  const t = useTranslate();
  const { details, paymentStatus, withdrawnAt } = shown;
  const initial = useMemo(() => typedOf(details), [details]);
  const now = new Date(confirmed.now);
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'failed';
  if (!details || paymentStatus === 'refunded' || withdrawnAt !== null) return null;
  return (
    <div className={css.sheet}>
      <Disclosure title={t(messages.correct)}>
        <Form
          fields={contactFields}
          rule={timesInOrder}
          now={now}
          intent="correct"
          initial={initial}
        >
          <div className={css.inside}>
            <CollegeInputs />
            <PeopleInputs asksTimes={confirmed.fair.fairType === '6x6'} />
            <SubmitButton>{t(messages.save)}</SubmitButton>
          </div>
        </Form>
      </Disclosure>
      {isOpen && (
        <Disclosure title={t(messages.otherWay)}>
          <Form fields={payingFields} now={now} intent="choose" initial={initial}>
            <div className={css.inside}>
              <PaymentInputs cards={confirmed.cards} />
              <SubmitButton>{t(messages.save)}</SubmitButton>
            </div>
          </Form>
        </Disclosure>
      )}
      <Withdraw confirmed={confirmed} shown={shown} />
    </div>
  );
}

const payingFields = { ...choiceFields, ...billingFields };

function Withdraw({ confirmed, shown }: CorrectFormProps) {
  const t = useTranslate();
  const { fair, now } = confirmed;
  const { withdrawUntil, refund, paymentType, isPartlyBack } = shown;
  const isOver = !withdrawUntil || !refund || refund === 'TOO_LATE';
  const outcome = describeRefund(refund ?? 'TOO_LATE', {
    paymentType,
    isPartlyBack: isPartlyBack ?? false,
  });
  return (
    <Disclosure title={t(messages.withdraw)}>
      {isOver ? (
        <p>{t(outcome)}</p>
      ) : (
        <Form fields={withdrawFields} now={new Date(now)} intent="withdraw">
          <p>
            {t(messages.withdrawUntil)}{' '}
            <When start={withdrawUntil} zone={fair.timeZone} now={now} />
          </p>
          <p>{t(outcome)}</p>
          <CheckboxField name="sure" label={t(messages.sure)} />
          <SubmitButton kind="danger">{t(messages.withdraw)}</SubmitButton>
        </Form>
      )}
    </Disclosure>
  );
}
