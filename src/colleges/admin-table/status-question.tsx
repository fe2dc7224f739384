import { Form } from '../../ui/form.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { Chosen, NothingChosen } from '../../ui/selection.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withoutSelection } from '../../ui/table-address.ts';
import { adminCollegesWords as said } from './admin-colleges.words.ts';
import type { ManagedCollege } from './college-table.tsx';

interface StatusQuestionProps {
  readonly act: 'open' | 'close';
  readonly colleges: readonly ManagedCollege[];
  /** How many there are where all that match are meant, of which `colleges` are the first. */
  readonly all: number | null;
  /** The address of the page, the question in it. */
  readonly query: string;
  readonly now: Date;
}

/** Asks before the chosen colleges are opened or closed. */
export function StatusQuestion({ act, colleges, all, query, now }: StatusQuestionProps) {
  const say = useSay();
  const back = withoutSelection(query);
  const count = all ?? colleges.length;
  if (count === 0) return <NothingChosen />;
  const isClosing = act === 'close';
  return (
    <Question title={say(isClosing ? said.askClose : said.askOpen, { count })} back={back}>
      <Form fields={nothing} now={now} intent={`status ${act}`}>
        <input type="hidden" name="act" value={act} />
        <p>{say(isClosing ? said.askCloseText : said.askOpenText)}</p>
        <Chosen
          rows={colleges.map(({ id, name, city, state }) => ({
            id,
            name: `${name}, ${city}, ${state}`,
          }))}
          all={all}
        />
        <Answers back={back} keep={say(said.keep)}>
          <SubmitButton kind={isClosing ? 'danger' : 'primary'}>
            {say(isClosing ? said.closeNow : said.openNow, { count })}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
