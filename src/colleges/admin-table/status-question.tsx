import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SomeNames } from '../../ui/select-matching.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { adminCollegesWords as said } from './admin-colleges.words.ts';
import type { ManagedCollege } from './college-table.tsx';
import css from './admin-colleges.module.css';

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
  const back = withChanges(query, { ask: null, all: null, id: null });
  const count = all ?? colleges.length;
  if (count === 0)
    return (
      <div className={css.undo}>
        <Notice kind="warning" live>
          {say(said.chooseFirst)}
        </Notice>
      </div>
    );
  const isClosing = act === 'close';
  return (
    <Question title={say(isClosing ? said.askClose : said.askOpen, { count })} back={back}>
      <Form fields={nothing} now={now} intent={`status ${act}`}>
        <input type="hidden" name="act" value={act} />
        {all === null ? (
          colleges.map(({ id }) => <input key={id} type="hidden" name="id" value={id} />)
        ) : (
          <input type="hidden" name="all" value={all} />
        )}
        <p>{say(isClosing ? said.askCloseText : said.askOpenText)}</p>
        <ul>
          <SomeNames
            names={colleges.map(({ name, city, state }) => `${name}, ${city}, ${state}`)}
            count={count}
          />
        </ul>
        <Answers back={back} keep={say(said.keep)}>
          <SubmitButton kind={isClosing ? 'danger' : 'primary'}>
            {say(isClosing ? said.closeNow : said.openNow, { count })}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

/** Offers to undo the change of status that was just made. */
export function UndoStatus({ id, now }: { readonly id: string; readonly now: Date }) {
  const say = useSay();
  return (
    <div className={css.undo}>
      <Notice
        title={say(said.undoTitle)}
        action={
          <Form fields={nothing} now={now} intent="undo">
            <input type="hidden" name="act" value="undo" />
            <input type="hidden" name="change" value={id} />
            <SubmitButton kind="line" size="small">
              {say(said.undo)}
            </SubmitButton>
          </Form>
        }
      >
        {say(said.undoText)}
      </Notice>
    </div>
  );
}

const nothing = {};
