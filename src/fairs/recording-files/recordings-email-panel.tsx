import { classNames } from '../../ui/class-names.ts';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { When } from '../../ui/when.tsx';
import { recordingsEmailWords as said } from './recordings-email.words.ts';
import type { ManagedRecording, RecordingsEmail } from './recording-queries.ts';
import css from './recording-cards.module.css';

interface PanelProps {
  readonly now: Date;
  /** Of the fair. */
  readonly zone: string;
  readonly email: RecordingsEmail | null;
  readonly sessions: readonly ManagedRecording[];
}

const noFields = {};

/**
 * Offers an organizer, once recordings are out, to email everyone who registered; and says when and to
 * how many that was sent. Nothing before that.
 */
export function RecordingsEmailPanel({ now, zone, email, sessions }: PanelProps) {
  const say = useSay();
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
      <h2 id="recordings-email-head">{say(said.title)}</h2>
      {newSessions.length > 0 && (
        <>
          <p>{say(sent.length === 0 ? said.first : said.more)}</p>
          <Named sessions={named(newSessions)} />
          {recipients === 0 ? (
            <p className={css.hint}>{say(said.noOne)}</p>
          ) : (
            <details className={css.ask}>
              <summary>{say(said.ask, { people: recipients })}</summary>
              <p>{say(said.sure)}</p>
              <p className={css.hint}>{say(said.counted)}</p>
              <Form fields={noFields} now={now} intent="email-recordings">
                <SubmitButton pending={say(said.sendingNow)}>{say(said.send)}</SubmitButton>
              </Form>
            </details>
          )}
        </>
      )}
      {sent.map(({ sessions: numbers, at, people, isDone }) => (
        <div key={at} className={css.sent}>
          <p className={css.state}>
            <Icon name={isDone ? 'check-circle' : 'clock'} size={18} />
            {say(isDone ? said.sent : areOut ? said.sending : said.waits, { people })}
            <When start={at} zone={zone} now={now.toISOString()} />
          </p>
          <Named sessions={named(numbers)} />
        </div>
      ))}
    </section>
  );
}

function Named({ sessions }: Pick<PanelProps, 'sessions'>) {
  const say = useSay();
  return (
    <ul role="list" className={css.named}>
      {sessions.map(({ session, title }) => (
        <li key={session}>{say(said.session, { number: session, title })}</li>
      ))}
    </ul>
  );
}
