import { useEffectEvent, useLayoutEffect, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { loginFor } from '../../accounts/own-path.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { registerFields, type Typed } from '../questions/asked-fields.ts';
import { attendeeTypes } from '../attendee-choices.ts';
import { classParameter, type LinkedClass } from '../linked-class.ts';
import { registerMessages as messages } from '../questions/register.messages.ts';
import type { AttendeeType } from '../questions/registration-fields.ts';
import { ClassLine, CounselorField } from '../questions/class-fields.tsx';
import { keepDraft } from './draft.ts';
import type { ShownSession } from '../questions/shown-sessions.ts';
import { AlongUnseen } from './along-unseen.tsx';
import { JoinAfter } from './join-after.tsx';
import { PersonFields } from '../questions/person-fields.tsx';
import { SessionField } from '../questions/session-field.tsx';
import css from '../questions/register-form.module.css';

interface RegisterFormProps {
  readonly fair: { readonly slug: string; readonly timeZone: string };
  readonly now: string;
  readonly as: AttendeeType;
  readonly typed: Typed;
  readonly isLive: boolean;
  /** The owner of the class link. */
  readonly klass: LinkedClass | null;
  /** The selectable sessions. */
  readonly sessions: readonly ShownSession[];
  /** The session that someone came to join. */
  readonly join: number | null;
  /** From the signed-in account: it is not asked. */
  readonly ownEmail: string | null;
  /** Called when the form of a type is displayed, before anyone can type into it. */
  readonly onShown: () => void;
}

const typeWords = {
  student: [messages.student, messages.studentHint],
  parent: [messages.parent, messages.parentHint],
  counselor: [messages.counselor, messages.counselorHint],
} as const;

/** The required registration fields, on one screen: everything else is asked later, or never. */
export function RegisterForm(props: RegisterFormProps) {
  const { fair, now, as, typed, isLive, klass, sessions, join, ownEmail } = props;
  const t = useTranslate();
  const isSignedIn = ownEmail !== null;
  const onShown = useEffectEvent(props.onShown);
  useLayoutEffect(() => onShown(), [as]);

  function keep({ target }: SyntheticEvent) {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form && !isSignedIn)
      keepDraft(fair.slug, now, { as, typed: problemData({}, new FormData(form)).typed });
  }

  return (
    <div className={css.column} onInput={keep}>
      <header>
        <h1>{t(messages.title)}</h1>
        <p>{t(isLive ? messages.leadLive : messages.lead)}</p>
      </header>
      {klass && as !== 'counselor' && (
        <ClassLine klass={klass} without={fairPaths(fair.slug).register} />
      )}
      <TypeChoice as={as} code={klass?.code} join={join} />
      <Form
        key={as}
        fields={registerFields(as, isSignedIn)}
        now={new Date(now)}
        intent="register"
        initial={typed}
      >
        <input type="hidden" name="attendeeType" value={as} />
        <AlongUnseen as={as} typed={typed} />
        <PersonFields birth={as === 'student'} email={!isSignedIn} />
        {isSignedIn && <p className={css.quiet}>{t(messages.emailOwn, { email: ownEmail })}</p>}
        <JoinAfter join={join} />
        {sessions.length > 0 && <SessionField sessions={sessions} zone={fair.timeZone} now={now} />}
        {klass?.counselor && as !== 'counselor' && <CounselorField counselor={klass.counselor} />}
        <CheckboxField name="consent" label={t(messages.consent)} hint={t(messages.consentHint)} />
        <SubmitButton size="large" block iconAfter="arrow-right" pending={t(messages.registering)}>
          {t(isSignedIn ? (isLive ? messages.registerAndEnter : messages.register) : messages.next)}
        </SubmitButton>
      </Form>
      {!isSignedIn && (
        <p className={css.quiet}>
          {t(messages.haveAccount)}{' '}
          <Link to={loginFor(fairPaths(fair.slug).visit)}>{t(messages.signIn)}</Link>
        </p>
      )}
      <p className={css.private}>
        <Icon name="lock" />
        {t(messages.private)}
      </p>
    </div>
  );
}

/** The attendee types: each links to its own form. */
function TypeChoice({
  as,
  code,
  join,
}: Pick<RegisterFormProps, 'as' | 'join'> & { readonly code: string | undefined }) {
  const t = useTranslate();
  return (
    <nav aria-label={t(messages.types)}>
      <p className={css.legend}>{t(messages.types)}</p>
      <ul role="list" className={css.types}>
        {attendeeTypes.map((type) => {
          const [label, hint] = typeWords[type];
          return (
            <li key={type}>
              <Link
                to={`?${new URLSearchParams({
                  as: type,
                  ...(code === undefined ? {} : { [classParameter]: code }),
                  ...(join === null ? {} : { session: String(join) }),
                })}`}
                replace
                preventScrollReset
                aria-current={type === as ? 'true' : undefined}
              >
                {t(label)} <span>{t(hint)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
