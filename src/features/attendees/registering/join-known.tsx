import { useMemo } from 'react';
import { Link } from 'react-router';
import { Form } from '../../../ui/forms/form.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { sessionFields, type Typed } from '../questions/asked-fields.ts';
import { classParameter, type LinkedClass } from '../linked-class.ts';
import { registerMessages as messages } from '../questions/register.messages.ts';
import type { AttendeeType } from '../questions/registration-fields.ts';
import type { ShownSession } from '../questions/shown-sessions.ts';
import { AlongUnseen } from './along-unseen.tsx';
import { ClassLine, CounselorField } from '../questions/class-fields.tsx';
import { JoinAfter } from './join-after.tsx';
import { SessionField } from '../questions/session-field.tsx';
import css from '../questions/register-form.module.css';

interface JoinKnownProps {
  readonly now: string;
  readonly as: AttendeeType;
  readonly typed: Typed;
  readonly email: string;
  readonly isLive: boolean;
  readonly klass: LinkedClass | null;
  /** The selectable sessions. */
  readonly sessions: readonly ShownSession[];
  readonly zone: string;
  /** The session that someone came to join. */
  readonly join: number | null;
  /** The address of this page without a class. */
  readonly without: string;
}

/** For people with complete answers: one button registers, and enters if the fair is live. */
export function JoinKnown(props: JoinKnownProps) {
  const { now, as, typed, email, isLive, klass, sessions, zone, join, without } = props;
  const t = useTranslate();
  const initial = useMemo(() => (join === null ? {} : { attending: [String(join)] }), [join]);
  const name = [typed['firstName']?.[0], typed['lastName']?.[0]].join(' ');
  const edit = `?${new URLSearchParams({
    edit: '1',
    ...(klass ? { [classParameter]: klass.code } : {}),
    ...(join === null ? {} : { session: String(join) }),
  })}`;
  return (
    <div className={css.column}>
      <header>
        <h1>{t(messages.title)}</h1>
        <p>{t(isLive ? messages.knownLeadLive : messages.knownLead)}</p>
      </header>
      {klass && as !== 'counselor' && <ClassLine klass={klass} without={without} />}
      <Form fields={sessionFields} now={new Date(now)} intent="register" initial={initial}>
        <input type="hidden" name="attendeeType" value={as} />
        <input type="hidden" name="consent" value="true" />
        <AlongUnseen as={as} typed={typed} also={['dob', 'firstName', 'lastName']} />
        <p className={css.known}>
          <Icon name="user" />
          <span>
            <b>{name}</b>
            <span>{email}</span>
          </span>
          <Link to={edit}>{t(messages.knownChange)}</Link>
        </p>
        <JoinAfter join={join} />
        {sessions.length > 0 && <SessionField sessions={sessions} zone={zone} now={now} />}
        {klass?.counselor && as !== 'counselor' && <CounselorField counselor={klass.counselor} />}
        <SubmitButton size="large" block iconAfter="arrow-right" pending={t(messages.registering)}>
          {t(isLive ? messages.registerAndEnter : messages.register)}
        </SubmitButton>
        <p className={css.quiet}>{t(messages.knownConsent)}</p>
      </Form>
      <p className={css.private}>
        <Icon name="lock" />
        {t(messages.private)}
      </p>
    </div>
  );
}
