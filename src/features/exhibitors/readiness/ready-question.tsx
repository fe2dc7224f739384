import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { readinessMessages as messages } from './readiness.messages.ts';

const nothing = {};

interface ReadyQuestionProps {
  /** The number of ready booths. */
  readonly ready: number;
  /** The address of the page with the question. */
  readonly query: string;
  readonly now: Date;
}

/** Confirms publishing all ready booths. */
export function ReadyQuestion({ ready, query, now }: ReadyQuestionProps) {
  const t = useTranslate();
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(messages.publishReadyTitle, { count: ready })} back={back}>
      <Form fields={nothing} now={now} intent="ready">
        <input type="hidden" name="act" value="ready" />
        <p>{t(messages.publishReadyText)}</p>
        <Answers back={back} keep={t(messages.keepOff)}>
          <SubmitButton>{t(messages.publishReadyNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
