import { classNames } from '../../../ui/layout/class-names.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import { recordingsEmailMessages as messages } from './recordings-email.messages.ts';
import type { ManagedRecording, RecordingsEmail } from './recording-queries.ts';
import css from './recording-cards.module.css';

interface PanelProps {
  readonly now: Date;
  /** Fair id. */
  readonly zone: string;
  readonly email: RecordingsEmail | null;
  readonly sessions: readonly ManagedRecording[];
}

const noFields = {};

/**
 * Once recordings are out, lets an organizer email everyone who registered; then shows when it was
 * sent and to how many. Renders nothing before that.
 */
export function RecordingsEmailPanel({ now, zone, email, sessions }: PanelProps) {
  const t = useTranslate();
  if (!email || (email.newSessions.length === 0 && email.sent.length === 0)) return null;
  const { areOut, newSessions, recipients, sent } = email;
  const named = (numbers: readonly number[]) =>
    sessions.filter(({ session }) => numbers.includes(session));
  return (
    <section
      id="recordings-email"
      className={classNames(css.card, css.email)}
      aria-labelledby="recordings-email-head"
    >
      <h2 id="recordings-email-head">{t(messages.title)}</h2>
      {newSessions.length > 0 && (
        <>
          <p>{t(sent.length === 0 ? messages.first : messages.more)}</p>
          <Named sessions={named(newSessions)} />
          {recipients === 0 ? (
            <p className={css.hint}>{t(messages.noOne)}</p>
          ) : (
            <details className={css.ask}>
              <summary>{t(messages.ask, { people: recipients })}</summary>
              <p>{t(messages.sure)}</p>
              <p className={css.hint}>{t(messages.counted)}</p>
              <Form fields={noFields} now={now} intent="email-recordings">
                <SubmitButton pending={t(messages.sendingNow)}>{t(messages.send)}</SubmitButton>
              </Form>
            </details>
          )}
        </>
      )}
      {sent.map(({ sessions: numbers, at, people, isDone }) => (
        <div key={at} className={css.sent}>
          <p className={css.state}>
            <Icon name={isDone ? 'check-circle' : 'clock'} size={18} />
            {t(isDone ? messages.sent : areOut ? messages.sending : messages.waits, { people })}
            <When start={at} zone={zone} now={now.toISOString()} />
          </p>
          <Named sessions={named(numbers)} />
        </div>
      ))}
    </section>
  );
}

function Named({ sessions }: Pick<PanelProps, 'sessions'>) {
  const t = useTranslate();
  return (
    <ul role="list" className={css.named}>
      {sessions.map(({ session, title }) => (
        <li key={session}>{t(messages.session, { number: session, title })}</li>
      ))}
    </ul>
  );
}
