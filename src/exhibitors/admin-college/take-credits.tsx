import { Form } from '../../ui/form.tsx';
import { NumberField, TextField } from '../../ui/text-field.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { adminPaymentsWords } from '../admin-payments.words.ts';
import { creditFields } from '../answer-admin-payments.ts';
import { AgainField } from '../parts/again-field.tsx';
import { collegeMoneyWords as said } from './college-money.words.ts';

interface TakeCreditsProps {
  /** Of the college. */
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  /** The page without the question. */
  readonly back: string;
  readonly now: Date;
  readonly pageKey: string;
}

/** Asks how many credits a college loses, and why. */
export function TakeCredits({ id, name, credits, back, now, pageKey }: TakeCreditsProps) {
  const say = useSay();
  return (
    <Question title={say(said.askTake, { name })} back={back}>
      <Form fields={creditFields} now={now} intent={`take ${id}`}>
        <input type="hidden" name="act" value="take" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={pageKey} />
        <p>{say(said.takeText, { credits })}</p>
        <NumberField name="credits" label={say(adminPaymentsWords.howMany)} />
        <TextField name="note" label={say(adminPaymentsWords.why)} />
        <AgainField key={pageKey} />
        <Answers back={back} keep={say(said.keep)}>
          <SubmitButton kind="danger">{say(said.takeNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
