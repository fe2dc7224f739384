import { useMemo } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { When } from '../../ui/when.tsx';
import { choiceFields, billingFields, contactFields, withdrawFields } from '../exhibitor-fields.ts';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import type { Confirmed, ShownRegistration } from '../load-confirmation.ts';
import { sayRefund } from '../say-refund-rule.ts';
import { timesInOrder } from '../time-fields.ts';
import { typedOf } from '../typed-exhibitor.ts';
import { CollegeInputs, PeopleInputs } from './contact-inputs.tsx';
import css from './exhibitor-form.module.css';
import { PaymentInputs } from './payment-inputs.tsx';

interface CorrectFormProps {
  readonly confirmed: Confirmed;
  readonly shown: ShownRegistration;
}

/** For whoever has opened the link of the mail: correct, pay in another way, withdraw. */
export function CorrectForms({ confirmed, shown }: CorrectFormProps) {
  const say = useSay();
  const { details, paymentStatus, withdrawnAt } = shown;
  const initial = useMemo(() => typedOf(details), [details]);
  const now = new Date(confirmed.now);
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'failed';
  if (!details || paymentStatus === 'refunded' || withdrawnAt !== null) return null;
  return (
    <div className={css.sheet}>
      <Disclosure title={say(said.correct)}>
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
            <SubmitButton>{say(said.save)}</SubmitButton>
          </div>
        </Form>
      </Disclosure>
      {isOpen && (
        <Disclosure title={say(said.otherWay)}>
          <Form fields={payingFields} now={now} intent="choose" initial={initial}>
            <div className={css.inside}>
              <PaymentInputs cards={confirmed.cards} />
              <SubmitButton>{say(said.save)}</SubmitButton>
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
  const say = useSay();
  const { fair, now } = confirmed;
  const { withdrawUntil, refund, paymentType, isPartlyBack } = shown;
  const isOver = !withdrawUntil || !refund || refund === 'TOO_LATE';
  const outcome = sayRefund(refund ?? 'TOO_LATE', {
    ...{ paymentType, isPartlyBack: isPartlyBack ?? false },
  });
  return (
    <Disclosure title={say(said.withdraw)}>
      {isOver ? (
        <p>{say(outcome)}</p>
      ) : (
        <Form fields={withdrawFields} now={new Date(now)} intent="withdraw">
          <p>
            {say(said.withdrawUntil)} <When start={withdrawUntil} zone={fair.timeZone} now={now} />
          </p>
          <p>{say(outcome)}</p>
          <CheckboxField name="sure" label={say(said.sure)} />
          <SubmitButton kind="danger">{say(said.withdraw)}</SubmitButton>
        </Form>
      )}
    </Disclosure>
  );
}
