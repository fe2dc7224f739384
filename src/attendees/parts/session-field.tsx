import { sayTime } from '../../fairs/say-when.ts';
import { CheckboxGroup } from '../../ui/choice-fields.tsx';
import { useForm } from '../../ui/form-context.ts';
import { useSay } from '../../ui/say.tsx';
import { registerWords as said } from '../register.words.ts';
import type { ShownSession } from '../registration-queries.ts';
import css from './register-form.module.css';

interface SessionFieldProps {
  readonly sessions: readonly ShownSession[];
  readonly zone: string;
}

/** The sessions of a fair to choose from; a full one is shown and cannot be chosen anew. */
export function SessionField({ sessions, zone }: SessionFieldProps) {
  const say = useSay();
  const { typed } = useForm();
  const own = typed['attending'] ?? [];
  const open = sessions.filter(({ isFull, number }) => !isFull || own.includes(String(number)));
  const full = sessions.filter((session) => !open.includes(session));
  const at = ({ startTime }: ShownSession) => sayTime(new Date(startTime), zone);
  return (
    <>
      {open.length > 0 && (
        <CheckboxGroup
          name="attending"
          label={say(said.sessions)}
          hint={say(said.sessionsHint)}
          options={open.map((session) => ({
            value: String(session.number),
            label: session.title,
            hint: at(session),
          }))}
        />
      )}
      {full.length > 0 && (
        <ul className={css.full}>
          {full.map((session) => (
            <li key={session.number}>
              <b>{say(said.sessionFull)}</b> {session.title}, {at(session)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
