import { memo, useCallback, useState } from 'react';
import { Icon } from '../../../ui/marks/icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ActionForm } from './action-form.tsx';
import { QuestionAnswers } from './question-answers.tsx';
import { answersFor, type MergeChoice, type Reader } from './question-list.ts';
import type { ShownQuestion } from './question-queries.ts';
import { HostTools, RepTools } from './question-tools.tsx';
import { questionIntents } from './questions-form.ts';
import { questionMessages as messages } from './session-questions.messages.ts';
import type { LiveQuestions } from './use-session-questions.ts';
import css from './session-questions.module.css';

interface QuestionItemProps extends Reader {
  readonly question: ShownQuestion;
  /** To it, or to the one that asks the same. */
  readonly answers: ShownQuestion['answers'];
  /** Those it can be merged into; the same array until they change. */
  readonly choices: readonly MergeChoice[];
  readonly colleges: readonly { readonly exhibitorId: string; readonly name: string }[];
  readonly adopt: LiveQuestions['adopt'];
  readonly isOver: boolean;
  readonly now: string;
  readonly present: Date;
}

/**
 * A question with its votes and answers, and what the reader can do with it. News of another question
 * leaves it as it is: hundreds vote at once.
 */
export const QuestionItem = memo(function QuestionItem(props: QuestionItemProps) {
  const { question, answers, choices, colleges, adopt, role, isOver, now, present } = props;
  const t = useTranslate();
  const [hasSent, setHasSent] = useState(false);
  const sent = useCallback(() => setHasSent(true), []);
  const { exhibitorId, isMine, state, mergedInto, name, createdAt, body } = question;
  const collegeOf = (id: string) => colleges.find((one) => one.exhibitorId === id);
  const to = exhibitorId === null ? null : (collegeOf(exhibitorId)?.name ?? null);
  const waited = Math.floor((present.getTime() - Date.parse(createdAt)) / 60_000);
  const note =
    mergedInto !== null
      ? messages.mergedMine
      : state === 'HIDDEN'
        ? messages.hidden
        : state === 'HELD'
          ? role === 'HOST'
            ? messages.held
            : messages.heldMine
          : null;
  return (
    <li
      className={classNames(css.item, isMine && css.own)}
      id={`question-${question.id}`}
      tabIndex={-1}
    >
      <Votes
        question={question}
        adopt={adopt}
        canVote={role === 'ATTENDEE' && !isMine && !isOver && state === 'SHOWN'}
      />
      <div className={css.body}>
        <p className={css.who}>
          <strong>{isMine ? t(messages.you) : (name ?? t(messages.someone))}</strong>
          {colleges.length > 0 && (
            <span>{to === null ? t(messages.toAll) : t(messages.toOne, { college: to })}</span>
          )}
          <time dateTime={createdAt} suppressHydrationWarning>
            {t(messages.minutes, { n: Math.max(0, waited) })}
          </time>
        </p>
        <p className={css.text} dir="auto">
          {body}
        </p>
        {note && (
          <p className={css.note}>
            <Icon name={state === 'SHOWN' ? 'info' : state === 'HELD' ? 'clock' : 'eye-off'} />
            {t(note)}
          </p>
        )}
        <QuestionAnswers
          question={question}
          answers={answers}
          colleges={colleges}
          // A rep sees what was sent.
          isOpen={(isMine && state === 'SHOWN') || hasSent}
        />
        {role === 'SPEAKER' &&
          answersFor(question, props).map((id) => (
            <RepTools
              key={id}
              question={question}
              college={collegeOf(id) ?? { exhibitorId: id, name: '' }}
              adopt={adopt}
              now={now}
              sent={sent}
            />
          ))}
        {role === 'HOST' && (
          <HostTools
            question={question}
            colleges={colleges}
            others={choices.filter(
              (one) =>
                one.id !== question.id &&
                (one.exhibitorId === null || one.exhibitorId === exhibitorId),
            )}
            adopt={adopt}
          />
        )}
      </div>
    </li>
  );
});

interface VotesProps {
  readonly question: ShownQuestion;
  readonly adopt: LiveQuestions['adopt'];
  readonly canVote: boolean;
}

/** The votes for a question. A press counts at once, before the server has heard of it. */
function Votes({ question: { id, body, votes, iVoted }, adopt, canVote }: VotesProps) {
  const t = useTranslate();
  const isFor = iVoted === true;
  if (!canVote)
    return (
      <p className={css.votes}>
        <Icon name="chevron-up" />
        <span aria-hidden="true">{votes}</span>
        <span className="visually-hidden">{t(messages.votes, { n: votes })}</span>
      </p>
    );
  return (
    <ActionForm
      intent={questionIntents.vote}
      values={{ questionId: id }}
      adopt={adopt}
      className={css.votes}
    >
      {(sent) => {
        const pressed = sent ? sent.get('isFor') === 'true' : isFor;
        const count = votes + Number(pressed) - Number(isFor);
        return (
          <button
            type="submit"
            name="isFor"
            value={pressed ? 'false' : 'true'}
            aria-pressed={pressed}
            aria-label={t(messages.vote, { text: body, n: count })}
            className={css.vote}
          >
            <Icon name="chevron-up" />
            {count}
          </button>
        );
      }}
    </ActionForm>
  );
}
