import type { ComponentProps, ReactNode } from 'react';
import type { Message } from '../../platform/i18n/define-messages.ts';
import { ButtonLink } from '../buttons/button.tsx';
import { Form } from '../forms/form.tsx';
import { Answers, Question } from '../overlays/question.tsx';
import { useTranslate } from '../text/translate.tsx';
import { SomeNames } from './select-matching.tsx';
import { selectMatchingMessages as messages } from './select-matching.messages.ts';
import { ChosenInputs } from './selection.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';

/** A selected row. */
interface JudgedRow {
  readonly id: string;
  readonly name: string;
  /** Why it is skipped; null if it isn’t. */
  readonly skipped: Message | null;
}

/** The props of every question about selected rows. */
export interface BulkAsked {
  /** The number of rows, if all matching ones are meant. */
  readonly all: number | null;
  /** The address behind “keep”. */
  readonly back: string;
  readonly now: Date;
}

interface BulkQuestionProps extends BulkAsked {
  /** The question, the button that acts, and the link that cancels; each gets `count`. */
  readonly says: { readonly title: Message; readonly act: Message; readonly keep: Message };
  /** What happens to the rows that aren’t skipped, and whether it can be undone. */
  readonly text: string;
  readonly rows: readonly JudgedRow[];
  readonly intent: string;
  readonly fields?: ComponentProps<typeof Form>['fields'];
  readonly isDanger?: boolean;
  /** The button’s label while the action runs. */
  readonly pending?: string;
  /** Warnings and fields, after the names. */
  readonly children?: ReactNode;
}

/** Asks for confirmation of an action on the selected rows, and says which are skipped and why. */
export function BulkQuestion(props: BulkQuestionProps) {
  const { says, text, rows, all, intent, fields = nothing, now, back, children } = props;
  const { isDanger = false, pending } = props;
  const t = useTranslate();
  const able = rows.filter(({ skipped }) => skipped === null);
  const count = able.length;
  return (
    <Question title={t(says.title, { count })} back={back}>
      <Form fields={fields} now={now} intent={intent}>
        <ChosenInputs ids={rows.map(({ id }) => id)} all={all} />
        {count > 0 && (
          <>
            <p>{text}</p>
            <ul>
              <SomeNames names={able.map(({ name }) => name)} count={count} />
            </ul>
            {children}
          </>
        )}
        <SkippedRows rows={rows} />
        {count > 0 ? (
          <Answers back={back} keep={t(says.keep, { count })}>
            <SubmitButton
              kind={isDanger ? 'danger' : 'primary'}
              {...(pending === undefined ? {} : { pending })}
            >
              {t(says.act, { count })}
            </SubmitButton>
          </Answers>
        ) : (
          <ButtonLink kind="line" to={back} preventScrollReset replace>
            {t(messages.back)}
          </ButtonLink>
        )}
      </Form>
    </Question>
  );
}

const nothing = {};

/** The skipped rows, grouped by reason. */
function SkippedRows({ rows }: Pick<BulkQuestionProps, 'rows'>) {
  const t = useTranslate();
  const reasons = new Map<string, string[]>();
  let count = 0;
  for (const { name, skipped } of rows)
    if (skipped !== null) {
      count += 1;
      const names = reasons.get(t(skipped));
      if (names) names.push(name);
      else reasons.set(t(skipped), [name]);
    }
  if (count === 0) return null;
  return (
    <>
      <p>{t(messages.skipped, { count })}</p>
      {[...reasons].map(([reason, names]) => (
        <div key={reason}>
          <p>{reason}:</p>
          <ul>
            <SomeNames names={names} count={names.length} />
          </ul>
        </div>
      ))}
    </>
  );
}
