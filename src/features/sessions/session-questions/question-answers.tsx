import { useTranslate } from '../../../ui/text/translate.tsx';
import type { ShownQuestion } from './question-queries.ts';
import { questionMessages as messages } from './session-questions.messages.ts';
import css from './session-questions.module.css';

interface College {
  readonly exhibitorId: string;
  readonly name: string;
}
type Answer = ShownQuestion['answers'][number];

interface QuestionAnswersProps {
  readonly question: Pick<ShownQuestion, 'body' | 'exhibitorId'>;
  readonly answers: readonly Answer[];
  readonly colleges: readonly College[];
  /** The table is open from the start. */
  readonly isOpen: boolean;
}

/** What a college says to a question; what all say is a table of colleges. */
export function QuestionAnswers({ question, answers, colleges, isOpen }: QuestionAnswersProps) {
  const t = useTranslate();
  const answerOf = ({ exhibitorId }: College) =>
    answers.find((one) => one.exhibitorId === exhibitorId);
  if (question.exhibitorId !== null) {
    const college = colleges.find(({ exhibitorId }) => exhibitorId === question.exhibitorId);
    const answer = college && answerOf(college);
    return answer ? (
      <div className={css.answer}>
        {answer.answeredAt !== null && (
          <p className={css.who}>
            <strong>
              {answer.claimedBy === null
                ? college.name
                : t(messages.by, { name: answer.claimedBy, college: college.name })}
            </strong>
          </p>
        )}
        <AnswerText answer={answer} />
      </div>
    ) : null;
  }
  // In a session without colleges, its hosts read questions out.
  if (colleges.length === 0) return null;
  const done = colleges.filter((one) => answerOf(one)?.answeredAt != null).length;
  return (
    <details className={css.table} open={isOpen || undefined}>
      <summary>{t(messages.answers, { n: done, total: colleges.length })}</summary>
      <table>
        <caption className="visually-hidden">
          {t(messages.answersOf, { text: question.body })}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t(messages.college)}</th>
            <th scope="col">{t(messages.answer)}</th>
          </tr>
        </thead>
        <tbody>
          {colleges.map((college) => (
            <tr key={college.exhibitorId}>
              <th scope="row">{college.name}</th>
              <td>
                <AnswerText answer={answerOf(college)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function AnswerText({ answer }: { readonly answer: Answer | undefined }) {
  const t = useTranslate();
  if (!answer) return <span className={css.waits}>{t(messages.notYet)}</span>;
  const { answeredAt, claimedBy, text } = answer;
  if (answeredAt === null)
    return (
      <span className={css.waits}>
        {claimedBy === null ? t(messages.notYet) : t(messages.isOnIt, { name: claimedBy })}
      </span>
    );
  return text === null ? (
    <span>{t(messages.live)}</span>
  ) : (
    <p className={css.text} dir="auto">
      {text}
    </p>
  );
}
