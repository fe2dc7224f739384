import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { AskForm } from './ask-form.tsx';
import { QuestionItem } from './question-item.tsx';
import { answersTo, keepOrder, listQuestions, mergeChoices, type Reader } from './question-list.ts';
import { questionMessages as messages } from './session-questions.messages.ts';
import type { LiveQuestions } from './use-session-questions.ts';
import css from './session-questions.module.css';

interface SessionQuestionsProps extends Reader {
  /** Of `useSessionQuestions`. */
  readonly live: LiveQuestions;
  readonly colleges: readonly { readonly exhibitorId: string; readonly name: string }[];
  /** The session takes no more questions. */
  readonly isOver: boolean;
  /** Random, from the loader: a form that is sent twice asks once. */
  readonly formKey: string;
  readonly now: string;
}

/** The parameter of the address that says which questions are listed. */
const parameter = 'questions';

/** The questions in a session: asked, voted for, answered and moderated. Its forms are the page’s. */
export function SessionQuestions(props: SessionQuestionsProps) {
  const { live, role, speaksFor, colleges, isOver, formKey, now } = props;
  const { questions, adopt } = live;
  const t = useTranslate();
  const present = useNow(now);
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const review = questions.filter((one) => one.state !== 'SHOWN' && one.mergedInto === null);
  const filters = [
    ...(role === 'SPEAKER' ? [['us', t(messages.forUs)] as const] : []),
    ['all', t(messages.all)] as const,
    ...(role === 'ATTENDEE' ? [['mine', t(messages.mine)] as const] : []),
    ...(role === 'HOST' ? [['review', t(messages.review, { n: review.length })] as const] : []),
    ...colleges.map(({ exhibitorId, name }) => [exhibitorId, name] as const),
  ];
  const [usual] = filters[0] ?? ['all'];
  const filter = filters.find(([id]) => id === params.get(parameter))?.[0] ?? usual;
  const sorted = listQuestions(questions, filter, { role, speaksFor });
  const ids = sorted.map(({ id }) => id);
  const [order, setOrder] = useState({ filter, ids });
  const news = ids.filter((id) => !order.ids.includes(id));
  if (order.filter !== filter) setOrder({ filter, ids });
  else if (news.length > 0) setOrder({ filter, ids: [...order.ids, ...news] });
  const [known, setKnown] = useState(() => mergeChoices(questions, []));
  const choices = mergeChoices(questions, known);
  if (choices !== known) setKnown(choices);
  const shown = keepOrder(order.ids, sorted);
  const isSorted = shown.every(({ id }, index) => id === ids[index]);
  const announced = useNewAnswers(questions, colleges);
  return (
    <section
      className={css.questions}
      id="questions"
      aria-labelledby="questions-title"
      tabIndex={-1}
    >
      <div className={css.head}>
        <h2 id="questions-title">{t(messages.title)}</h2>
        <Button
          kind="quiet"
          size="small"
          icon="refresh"
          className={isSorted ? css.sorted : undefined}
          onClick={() => setOrder({ filter, ids })}
        >
          {t(messages.sort)}
        </Button>
      </div>
      {role === 'ATTENDEE' &&
        (isOver ? (
          <p className={css.over}>
            <Icon name="lock" />
            {t(messages.over)}
          </p>
        ) : (
          <AskForm colleges={colleges} adopt={adopt} formKey={formKey} now={now} />
        ))}
      <nav aria-label={t(messages.filters)} className={css.filters}>
        {filters.map(([id, label]) => (
          <Link
            key={id}
            to={`${pathname}${withChanges(search, { [parameter]: id === usual ? null : id })}#questions`}
            preventScrollReset
            defaultShouldRevalidate={false}
            aria-current={id === filter ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      {shown.length === 0 ? (
        <p className={css.empty}>{describeEmpty()}</p>
      ) : (
        <ol className={css.list} role="list">
          {shown.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              answers={answersTo(question, questions)}
              choices={choices}
              colleges={colleges}
              role={role}
              speaksFor={speaksFor}
              adopt={adopt}
              isOver={isOver}
              now={now}
              present={present}
            />
          ))}
        </ol>
      )}
    </section>
  );

  function describeEmpty(): string {
    if (filter === 'mine') return t(messages.noneMine);
    if (filter === 'review') return t(messages.noneReview);
    return t(role === 'ATTENDEE' && !isOver ? messages.none : messages.noneForReps);
  }
}

/** What is read out when a college has answered the reader’s own question. */
function useNewAnswers(
  questions: LiveQuestions['questions'],
  colleges: SessionQuestionsProps['colleges'],
): string {
  const t = useTranslate();
  const answers = questions
    .filter(({ isMine }) => isMine)
    .flatMap((question) =>
      answersTo(question, questions).flatMap(({ exhibitorId, answeredAt }) =>
        answeredAt === null
          ? []
          : { key: `${question.id} ${exhibitorId}`, exhibitorId, text: question.body },
      ),
    );
  const [known, setKnown] = useState(() => new Set(answers.map(({ key }) => key)));
  const [announced, setAnnounced] = useState('');
  const fresh = answers.filter(({ key }) => !known.has(key));
  if (fresh.length > 0) {
    setKnown(new Set(answers.map(({ key }) => key)));
    setAnnounced(
      fresh
        .map(({ exhibitorId, text }) => {
          const college = colleges.find((one) => one.exhibitorId === exhibitorId)?.name ?? '';
          return t(messages.newAnswer, { college, text });
        })
        .join(' '),
    );
  }
  return announced;
}
