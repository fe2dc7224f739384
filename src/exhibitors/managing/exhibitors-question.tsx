import type { ResultOf } from '../../platform/pages/graphql.ts';
import type { Say } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SomeNames } from '../../ui/select-matching.tsx';
import { ChosenInputs } from '../../ui/selection.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { exhibitorsWords as said } from './exhibitors.words.ts';
import type { chosenExhibitors } from './managing-queries.ts';

export type ChosenExhibitor = ResultOf<typeof chosenExhibitors>['chosenExhibitors'][number];

/** What is asked before it is done. */
export const bulkActs = ['publish', 'unpublish', 'remind'] as const;

export type BulkAct = (typeof bulkActs)[number];

/** Why an exhibitor is skipped; null where it is not. */
export function whySkipped(act: BulkAct, { booth, remind }: ChosenExhibitor): Message | null {
  if (act === 'remind') return why.remind.get(remind) ?? null;
  return (act === 'publish' ? why.publish : why.unpublish).get(booth) ?? null;
}

const why = {
  publish: new Map<string, Message>([
    ['published', said.isPublished],
    ['missing', said.isMissing],
    ['none', said.isNone],
  ]),
  unpublish: new Map<string, Message>([
    ['ready', said.isReady],
    ['missing', said.isReady],
    ['none', said.isNone],
  ]),
  remind: new Map<string, Message>([
    ['settled', said.isSettled],
    ['withdrawn', said.isWithdrawn],
    ['recent', said.isRecent],
    ['off', said.isOff],
  ]),
};

interface ExhibitorsQuestionProps {
  readonly act: BulkAct;
  /** Those selected, all of them. */
  readonly selected: readonly ChosenExhibitor[];
  /** How many there are where all that match are meant. */
  readonly all: number | null;
  /** Where keeping them leads. */
  readonly back: string;
  readonly now: Date;
}

/** Asks before something is done with the exhibitors selected, and says who is skipped and why. */
export function ExhibitorsQuestion({ act, selected, all, back, now }: ExhibitorsQuestionProps) {
  const say = useSay();
  const judged = selected.map((one) => ({ ...one, skipped: whySkipped(act, one) }));
  const able = judged.filter(({ skipped }) => skipped === null);
  const count = able.length;
  return (
    <Question title={say(said[`${act}Title`], { count })} back={back}>
      <Form fields={nothing} now={now} intent={act}>
        <ChosenInputs ids={selected.map(({ id }) => id)} all={all} />
        {count > 0 && (
          <>
            <p>{say(said[`${act}Text`])}</p>
            <ul>
              <SomeNames names={able.map(({ name }) => name)} count={count} />
            </ul>
          </>
        )}
        <Skipped reasons={reasonsOf(say, judged)} count={judged.length - count} />
        {count > 0 ? (
          <Answers back={back} keep={say(said.keep)}>
            <SubmitButton
              kind={act === 'unpublish' ? 'danger' : 'primary'}
              {...(act === 'remind' ? { pending: say(said.reminding) } : {})}
            >
              {say(said[`${act}Now`], { count })}
            </SubmitButton>
          </Answers>
        ) : (
          <ButtonLink kind="line" to={back} preventScrollReset replace>
            {say(said.back)}
          </ButtonLink>
        )}
      </Form>
    </Question>
  );
}

const nothing = {};

/** Names by the reason for which they are skipped. */
function reasonsOf(
  say: Say,
  judged: readonly { readonly name: string; readonly skipped: Message | null }[],
): ReadonlyMap<string, readonly string[]> {
  const reasons = new Map<string, string[]>();
  for (const { name, skipped } of judged)
    if (skipped !== null) {
      const names = reasons.get(say(skipped));
      if (names) names.push(name);
      else reasons.set(say(skipped), [name]);
    }
  return reasons;
}

interface SkippedProps {
  readonly reasons: ReadonlyMap<string, readonly string[]>;
  readonly count: number;
}

/** Who is skipped, and why. */
function Skipped({ reasons, count }: SkippedProps) {
  const say = useSay();
  if (count === 0) return null;
  return (
    <>
      <p>{say(said.skipped, { count })}</p>
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
