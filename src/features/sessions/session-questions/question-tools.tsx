import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ActionForm, Still, useQuestionFetcher } from './action-form.tsx';
import { answerFields } from './question-fields.ts';
import type { MergeChoice } from './question-list.ts';
import type { ShownQuestion } from './question-queries.ts';
import { questionIntents } from './questions-form.ts';
import { questionMessages as messages } from './session-questions.messages.ts';
import type { LiveQuestions } from './use-session-questions.ts';
import css from './session-questions.module.css';

interface College {
  readonly exhibitorId: string;
  readonly name: string;
}

interface RepToolsProps {
  readonly question: ShownQuestion;
  readonly college: College;
  readonly adopt: LiveQuestions['adopt'];
  readonly now: string;
  /** An answer has arrived. */
  readonly sent: () => void;
}

/** What a rep does with a question to their college. */
export function RepTools({ question, college, adopt, now, sent }: RepToolsProps) {
  const t = useTranslate();
  const [sentTimes, setSentTimes] = useState(0);
  const close = useCallback(() => {
    setSentTimes((times) => times + 1);
    sent();
  }, [sent]);
  const { exhibitorId } = college;
  const answer = question.answers.find((one) => one.exhibitorId === exhibitorId);
  const isAnswered = answer?.answeredAt != null;
  const form = { values: { questionId: question.id, exhibitorId }, adopt };
  const label = isAnswered
    ? answer.text === null
      ? messages.addText
      : messages.change
    : messages.write;
  return (
    <div className={css.tools}>
      {!answer && (
        <ActionForm intent={questionIntents.claim} {...form}>
          <Button type="submit" size="small">
            {t(messages.claim)}
          </Button>
        </ActionForm>
      )}
      {answer && !isAnswered && (
        <ActionForm intent={questionIntents.release} {...form}>
          <Button type="submit" kind="line" size="small">
            {t(messages.giveBack)}
          </Button>
        </ActionForm>
      )}
      {!isAnswered && (
        <ActionForm intent={questionIntents.live} {...form}>
          <Button type="submit" kind="line" size="small" icon="check">
            {t(messages.markLive)}
          </Button>
        </ActionForm>
      )}
      {/* It closes with what was sent, and keeps what someone writes while a colleague answers. */}
      <details className={css.more} key={sentTimes}>
        <summary>{t(label)}</summary>
        <AnswerForm
          question={question}
          college={college}
          text={answer?.text ?? ''}
          adopt={adopt}
          now={now}
          sent={close}
        />
      </details>
    </div>
  );
}

const fields = { text: answerFields.text };

function AnswerForm({
  question: { id },
  college: { exhibitorId, name },
  text,
  adopt,
  now,
  sent,
}: RepToolsProps & { readonly text: string }) {
  const t = useTranslate();
  const { fetcher, question: answered } = useQuestionFetcher(adopt);
  useEffect(() => {
    if (answered) sent();
  }, [answered, sent]);
  return (
    <Form
      fields={fields}
      now={new Date(now)}
      // Each question has its own form on the page.
      intent={`${questionIntents.answer} ${id} ${exhibitorId}`}
      fetcher={fetcher}
    >
      <input type="hidden" name="questionId" value={id} />
      <input type="hidden" name="exhibitorId" value={exhibitorId} />
      <Still />
      <TextArea
        name="text"
        rows={3}
        label={t(messages.yourAnswer, { college: name })}
        defaultValue={text}
        dir="auto"
      />
      <SubmitButton size="small" icon="send" pending={t(messages.sending)}>
        {t(messages.send)}
      </SubmitButton>
    </Form>
  );
}

interface HostToolsProps {
  readonly question: ShownQuestion;
  readonly colleges: readonly College[];
  /** Those that ask the same college, or all. */
  readonly others: readonly MergeChoice[];
  readonly adopt: LiveQuestions['adopt'];
}

/** What a host does with a question. */
export function HostTools({ question, colleges, others, adopt }: HostToolsProps) {
  const t = useTranslate();
  const { id, state, exhibitorId, answers } = question;
  const waiting = colleges.filter(
    (one) =>
      (exhibitorId === null || exhibitorId === one.exhibitorId) &&
      !answers.some((answer) => answer.exhibitorId === one.exhibitorId && answer.answeredAt),
  );
  const values = { questionId: id };
  return (
    <div className={css.tools}>
      {state === 'HELD' && (
        <ActionForm
          intent={questionIntents.moderate}
          values={{ ...values, action: 'RELEASE' }}
          adopt={adopt}
        >
          <Button type="submit" size="small" icon="check">
            {t(messages.release)}
          </Button>
        </ActionForm>
      )}
      <ActionForm
        intent={questionIntents.moderate}
        values={{ ...values, action: state === 'HIDDEN' ? 'SHOW' : 'HIDE' }}
        adopt={adopt}
      >
        <Button
          type="submit"
          kind="line"
          size="small"
          icon={state === 'HIDDEN' ? 'eye' : 'eye-off'}
        >
          {t(state === 'HIDDEN' ? messages.show : messages.hide)}
        </Button>
      </ActionForm>
      {state === 'SHOWN' && waiting.length + others.length > 0 && (
        <details className={css.more}>
          <summary>{t(messages.more)}</summary>
          {waiting.length > 0 && (
            <ActionForm
              intent={questionIntents.live}
              values={values}
              adopt={adopt}
              className={css.choice}
            >
              <label htmlFor={`live-${id}`}>{t(messages.markLiveBy)}</label>
              <select id={`live-${id}`} name="exhibitorId">
                {waiting.map((one) => (
                  <option key={one.exhibitorId} value={one.exhibitorId}>
                    {one.name}
                  </option>
                ))}
              </select>
              <Button type="submit" kind="line" size="small">
                {t(messages.mark)}
              </Button>
            </ActionForm>
          )}
          {others.length > 0 && (
            <ActionForm
              intent={questionIntents.merge}
              values={values}
              adopt={adopt}
              className={css.choice}
            >
              <label htmlFor={`into-${id}`}>{t(messages.mergeInto)}</label>
              <select id={`into-${id}`} name="into" required defaultValue="">
                <option value="">{t(messages.choose)}</option>
                {others.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.body}
                  </option>
                ))}
              </select>
              <Button type="submit" kind="line" size="small">
                {t(messages.merge)}
              </Button>
            </ActionForm>
          )}
        </details>
      )}
    </div>
  );
}
