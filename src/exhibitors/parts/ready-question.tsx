import { Form } from '../../ui/form.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { readinessWords as said } from '../readiness.words.ts';

const nothing = {};

interface ReadyQuestionProps {
  /** How many booths are ready. */
  readonly ready: number;
  /** The address of the page, the question in it. */
  readonly query: string;
  readonly now: Date;
}

/** Asks before all booths that are ready are published. */
export function ReadyQuestion({ ready, query, now }: ReadyQuestionProps) {
  const say = useSay();
  const back = withChanges(query, { ask: null });
  return (
    <Question title={say(said.publishReadyTitle, { count: ready })} back={back}>
      <Form fields={nothing} now={now} intent="ready">
        <input type="hidden" name="act" value="ready" />
        <p>{say(said.publishReadyText)}</p>
        <Answers back={back} keep={say(said.keepOff)}>
          <SubmitButton>{say(said.publishReadyNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
