import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Chosen, NothingChosen } from '../../../ui/tables/selection.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withoutSelection } from '../../../ui/tables/table-address.ts';
import { adminCollegesMessages as messages } from './admin-colleges.messages.ts';
import type { ManagedCollege } from './college-table.tsx';

interface StatusQuestionProps {
  readonly act: 'open' | 'close';
  readonly colleges: readonly ManagedCollege[];
  /** The total when all matches are selected, of which `colleges` are the first. */
  readonly all: number | null;
  /** The address of the page with the question. */
  readonly query: string;
  readonly now: Date;
}

/** Confirms opening or closing the selected colleges. */
export function StatusQuestion({ act, colleges, all, query, now }: StatusQuestionProps) {
  const t = useTranslate();
  const back = withoutSelection(query);
  const count = all ?? colleges.length;
  if (count === 0) return <NothingChosen />;
  const isClosing = act === 'close';
  return (
    <Question title={t(isClosing ? messages.askClose : messages.askOpen, { count })} back={back}>
      <Form fields={nothing} now={now} intent={`status ${act}`}>
        <input type="hidden" name="act" value={act} />
        <p>{t(isClosing ? messages.askCloseText : messages.askOpenText)}</p>
        <Chosen
          rows={colleges.map(({ id, name, city, state }) => ({
            id,
            name: `${name}, ${city}, ${state}`,
          }))}
          all={all}
        />
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind={isClosing ? 'danger' : 'primary'}>
            {t(isClosing ? messages.closeNow : messages.openNow, { count })}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
