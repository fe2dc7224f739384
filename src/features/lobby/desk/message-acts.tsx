import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { deskMessages as messages } from './desk.messages.ts';
import type { Act } from '../booth-news/booth-calls.ts';
import { waits, type Message } from '../conversation/messages.ts';
import { describeName } from '../conversation/speaker.ts';
import css from './message-acts.module.css';

/** Performs an action on a message; returns why it failed, or null on success. */
export type DoAct = (
  act: Act,
  id: string,
  why: string | null,
) => Promise<{ readonly why: string | null } | null>;

interface MessageActsProps {
  readonly message: Message;
  /** Where a rep answers it; null for an admin, who only observes. */
  readonly answerTo: string | null;
  readonly onAnswer: (message: Message) => void;
  readonly doAct: DoAct;
}

/** The staff actions on a message. All except the answer are forms, and can be undone. */
export function MessageActs({ message, answerTo, onAnswer, doAct }: MessageActsProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, state, speaker, closed, hidden } = message;
  const name = describeName(t, message);
  const isAsked = answerTo !== null && state === 'SHOWN' && speaker !== 'REP';
  const press = async (act: Act, why: string | null = null) => {
    setProblem(null);
    const refused = await doAct(act, id, why);
    if (refused) setProblem(refused.why ?? t(messages.lost));
  };
  const form = { id, press };
  return (
    <>
      <div className={css.acts}>
        {isAsked && (
          <a
            href={answerTo}
            className={css.act}
            aria-label={t(messages.answerTo, { name })}
            onClick={(event) => {
              event.preventDefault();
              onAnswer(message);
            }}
          >
            {t(messages.answer)}
          </a>
        )}
        {state === 'HELD' && (
          <ActForm {...form} act="release" label={t(messages.releaseOf, { name })}>
            {t(messages.release)}
          </ActForm>
        )}
        {isAsked && (waits(message) || closed !== null) && (
          <ActForm
            {...form}
            key="close"
            act={closed ? 'reopen' : 'close'}
            label={t(closed ? messages.reopenOf : messages.closeOf, { name })}
          >
            {t(closed ? messages.reopen : messages.close)}
          </ActForm>
        )}
        {(hidden === null || hidden.mayUndo) && (
          <ActForm
            {...form}
            key="hide"
            act={hidden ? 'show' : 'hide'}
            label={t(hidden ? messages.showAgainOf : messages.hideOf, { name })}
          >
            {t(hidden ? messages.showAgain : messages.hide)}
          </ActForm>
        )}
      </div>
      {hidden?.why === null && (
        <details className={css.why}>
          <summary aria-label={t(messages.sayWhyOf, { name })}>{t(messages.sayWhy)}</summary>
          <ActForm {...form} act="hide" label={null} button={t(messages.keepWhy)}>
            <label>
              {t(messages.whyLabel)}
              <input name="why" maxLength={200} autoComplete="off" required />
            </label>
            <small>{t(messages.whyHint)}</small>
          </ActForm>
        </details>
      )}
      {problem !== null && (
        <p role="alert" className={css.problem}>
          <Icon name="error" />
          {problem}
        </p>
      )}
    </>
  );
}

interface ActFormProps {
  readonly act: Act;
  readonly id: string;
  /** Also names the message; null where the label of the button is enough. */
  readonly label: string | null;
  readonly press: (act: Act, why: string | null) => Promise<void>;
  /** The label of the button, if there is a field before it. */
  readonly button?: string;
  readonly children: ReactNode;
}

function ActForm({ act, id, label, press, button, children }: ActFormProps) {
  const t = useTranslate();
  const [isPending, setPending] = useState(false);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        const why = new FormData(event.currentTarget).get('why');
        setPending(true);
        void press(act, typeof why === 'string' ? why : null).finally(() => setPending(false));
      }}
    >
      <input type="hidden" name="intent" value={act} />
      <input type="hidden" name="id" value={id} />
      {button !== undefined && children}
      <Button
        type="submit"
        kind="quiet"
        size="small"
        className={css.act}
        aria-label={isPending ? undefined : (label ?? undefined)}
        pending={isPending && t(messages.moment)}
      >
        {button ?? children}
      </Button>
    </form>
  );
}
