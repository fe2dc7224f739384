import { Form } from '../../../ui/forms/form.tsx';
import { NumberField, TextField } from '../../../ui/fields/text-field.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { adminPaymentsMessages } from '../admin-payments/admin-payments.messages.ts';
import { creditFields } from '../admin-payments/answer-admin-payments.ts';
import { AgainField } from '../admin-payments/again-field.tsx';
import { collegeMoneyMessages as messages } from './college-money.messages.ts';

interface TakeCreditsProps {
  /** The college's id. */
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  /** The page without the question. */
  readonly back: string;
  readonly now: Date;
  readonly pageKey: string;
}

/** Asks how many credits to take from a college, and why. */
export function TakeCredits({ id, name, credits, back, now, pageKey }: TakeCreditsProps) {
  const t = useTranslate();
  return (
    <Question title={t(messages.askTake, { name })} back={back}>
      <Form fields={creditFields} now={now} intent={`take ${id}`}>
        <input type="hidden" name="act" value="take" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={pageKey} />
        <p>{t(messages.takeText, { credits })}</p>
        <NumberField name="credits" label={t(adminPaymentsMessages.howMany)} />
        <TextField name="note" label={t(adminPaymentsMessages.why)} />
        <AgainField key={pageKey} />
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind="danger">{t(messages.takeNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
