import { Form } from '../ui/form.tsx';
import { AskLink, Answers, Question } from '../ui/question.tsx';
import { useSay } from '../ui/say.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { withChanges } from '../ui/table-address.ts';
import { TextArea } from '../ui/text-area.tsx';
import { closingFields } from './closing-fields.ts';
import { closingWords as said } from './closing.words.ts';

/** The parameter of an address that asks whether a booth is to be closed. */
export const closeParameter = 'close';

interface Booth {
  readonly id: string;
  readonly college: string;
}

interface CloseBoothProps {
  readonly booth: Booth & { readonly isClosed: boolean };
  /** The search of the page's address. */
  readonly query: string;
  readonly now: Date;
}

const nothing = {};

/** Closes a booth, after a question, or opens it again at once. */
export function CloseBooth({ booth, query, now }: CloseBoothProps) {
  const { id, college, isClosed } = booth;
  const say = useSay();
  if (!isClosed)
    return (
      <AskLink
        kind="dangerLine"
        to={withChanges(query, { [closeParameter]: id })}
        aria-label={say(said.closeOf, { college })}
      >
        {say(said.close)}
      </AskLink>
    );
  return (
    <Form fields={nothing} now={now} intent={`reopen ${id}`}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        size="small"
        kind="soft"
        pending={say(said.reopening)}
        aria-label={say(said.reopenOf, { college })}
      >
        {say(said.reopen)}
      </SubmitButton>
    </Form>
  );
}

interface CloseQuestionProps {
  readonly booth: Booth;
  readonly query: string;
  readonly now: Date;
}

/** Asks before a booth is closed, and for the reason that visitors read. */
export function CloseQuestion({ booth: { id, college }, query, now }: CloseQuestionProps) {
  const say = useSay();
  const back = withChanges(query, { [closeParameter]: null });
  return (
    <Question title={say(said.closeTitle, { college })} back={back}>
      <Form fields={closingFields} now={now} intent="close">
        <input type="hidden" name="id" value={id} />
        <p>{say(said.closeText)}</p>
        <TextArea name="reason" rows={2} label={say(said.reason)} hint={say(said.reasonHint)} />
        <Answers back={back} keep={say(said.keep)}>
          <SubmitButton kind="danger" pending={say(said.closing)}>
            {say(said.closeNow)}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
