import { flag } from '../../../platform/model/kinds.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Chosen } from '../../../ui/tables/selection.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { attendeeMessages as messages } from './attendee.messages.ts';

const fields = { tell: flag() };

interface CancelQuestionProps {
  readonly people: readonly {
    readonly id: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
  }[];
  /** The total if all matches are selected; `people` are the first of them. */
  readonly all: number | null;
  /** Where not canceling leads. */
  readonly back: string;
  readonly now: Date;
}

/** Confirms canceling registrations, and asks whether to email the people. */
export function CancelQuestion({ people, all, back, now }: CancelQuestionProps) {
  const t = useTranslate();
  const count = all ?? people.length;
  return (
    <Question title={t(messages.cancelTitle, { count })} back={back}>
      <Form fields={fields} now={now} intent="cancel">
        <Chosen rows={named(people)} all={all} />
        <p>{t(messages.cancelText)}</p>
        <CheckboxField name="tell" label={t(messages.tell)} defaultChecked />
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind="danger" pending={t(messages.canceling)}>
            {t(messages.cancelNow)}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

/** Confirms resending confirmations to all matches. */
export function ResendQuestion({ people, all, back, now }: CancelQuestionProps) {
  const t = useTranslate();
  return (
    <Question title={t(messages.resendTitle, { count: all ?? people.length })} back={back}>
      <Form fields={noFields} now={now} intent="resend">
        <Chosen rows={named(people)} all={all} />
        <p>{t(messages.resendText)}</p>
        <Answers back={back} keep={t(messages.keepQuiet)}>
          <SubmitButton pending={t(messages.sending)}>{t(messages.resendNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const noFields = {};

const named = (people: CancelQuestionProps['people']) =>
  people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
