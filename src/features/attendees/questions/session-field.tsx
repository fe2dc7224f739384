import { CheckboxGroup } from '../../../ui/fields/choice-fields.tsx';
import { useForm } from '../../../ui/forms/form-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { When } from '../../../ui/time/when.tsx';
import { registerMessages as messages } from './register.messages.ts';
import type { ShownSession } from './shown-sessions.ts';
import css from './session-field.module.css';

interface SessionFieldProps {
  readonly sessions: readonly ShownSession[];
  readonly zone: string;
  readonly now: string;
}

/** The selectable sessions of a fair, with their colleges; a full one can't be newly chosen. */
export function SessionField({ sessions, zone, now }: SessionFieldProps) {
  const t = useTranslate();
  const { typed } = useForm();
  const own = typed['attending'] ?? [];
  const open = sessions.filter(({ isFull, number }) => !isFull || own.includes(String(number)));
  const full = sessions.filter((session) => !open.includes(session));
  const at = ({ startTime }: ShownSession) => (
    <When start={startTime} zone={zone} now={now} show="hours" />
  );
  return (
    <>
      {open.length > 0 && (
        <CheckboxGroup
          name="attending"
          label={t(messages.sessions)}
          hint={t(messages.sessionsHint)}
          options={open.map((session) => ({
            value: String(session.number),
            label: session.title,
            hint: (
              <>
                {at(session)}
                <Speakers of={session} />
              </>
            ),
          }))}
        />
      )}
      {full.length > 0 && (
        <ul className={css.full}>
          {full.map((session) => (
            <li key={session.number}>
              <b>{t(messages.sessionFull)}</b> {session.title}, {at(session)}
              <Speakers of={session} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The colleges of a session, with pennants and names. */
function Speakers({ of: { speakers } }: { readonly of: ShownSession }) {
  const t = useTranslate();
  if (speakers.length === 0) return <span className={css.none}>{t(messages.sessionOpen)}</span>;
  return (
    <span className={css.speakers}>
      {speakers.map(({ name, art }) => (
        <span key={name} className={css.speaker}>
          <Pennant art={art} width={32} />
          <span>{name}</span>
        </span>
      ))}
    </span>
  );
}
