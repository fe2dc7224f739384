import { useMemo } from 'react';
import { Link } from 'react-router';
import AddMenu from '../../fairs/add-menu.tsx';
import { fairMessages } from '../../fairs/fair-page.messages.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { JoinButton } from '../../fairs/join-button.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { EmptyLawn } from '../../../ui/pennants/empty-lawn.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { PhoneField } from '../../../ui/fields/text-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { Countdown } from '../../../ui/time/countdown.tsx';
import { When } from '../../../ui/time/when.tsx';
import { ownAnswers } from './own-answers.ts';
import { ownMessages as messages } from './own.messages.ts';
import { classParameter, type LinkedClass } from '../linked-class.ts';
import { agreeFields, changeFields, readType } from '../questions/asked-fields.ts';
import { registerMessages } from '../questions/register.messages.ts';
import { registrationOf, registrationPage } from '../registration-page.ts';
import type { MyRegistration } from '../registration-queries.ts';
import type { ShownSession } from '../questions/shown-sessions.ts';
import { CounselorQuestion } from '../counselor-question.tsx';
import { CounselorField } from '../questions/class-fields.tsx';
import { PersonFields } from '../questions/person-fields.tsx';
import { SchoolFields } from '../questions/school-fields.tsx';
import { SessionField } from '../questions/session-field.tsx';
import css from './my-registrations.module.css';

interface MyRegistrationsProps {
  readonly now: string;
  readonly email: string;
  readonly shown: MyRegistration | null;
  /** Whose link the visitor used to reach this page. */
  readonly klass: LinkedClass | null;
  readonly others: readonly MyRegistration['fair'][];
  readonly sessions: readonly ShownSession[];
}

const typeNames = {
  student: registerMessages.student,
  parent: registerMessages.parent,
  counselor: registerMessages.counselor,
} as const;

/** Someone's registrations: one to change or cancel, and links to the others. */
export function MyRegistrations(props: MyRegistrationsProps) {
  const { now, email, shown, others, sessions } = props;
  const t = useTranslate();
  const present = useNow(now);
  if (!shown)
    return (
      <>
        <PageHead title={t(messages.title)} />
        <EmptyLawn title={t(messages.noneTitle)} text={t(messages.none, { email })}>
          <ButtonLink to="/calendar">{t(messages.see)}</ButtonLink>
        </EmptyLawn>
      </>
    );
  const { fair, attendeeType } = shown;
  const isOver = Date.parse(fair.endTime) <= Date.parse(now);
  const isOpen = Date.parse(fair.startTime) <= present.getTime();
  const type = readType(attendeeType) ?? 'parent';
  return (
    <div className={css.column}>
      <PageHead title={t(messages.title)} />
      <section className={css.fair}>
        <h2>
          <Link to={fairPaths(fair.slug).page}>{fair.name}</Link>
        </h2>
        <p>
          <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />
        </p>
        <p>
          {t(messages.asType)} {t(typeNames[type])}, {shown.email}
        </p>
        {!isOver && !fair.cancelledAt && (
          <OwnSessions
            slug={fair.slug}
            zone={fair.timeZone}
            now={now}
            sessions={sessions.filter(({ number }) => shown.attending?.includes(number))}
          />
        )}
        {!isOpen && !fair.cancelledAt && (
          <Countdown to={fair.startTime} now={now} label={t(fairMessages.opensIn)} />
        )}
        {!isOver && (
          <div className={css.acts}>
            {!fair.cancelledAt && (
              <ButtonLink
                to={fairPaths(fair.slug).visit}
                icon="door"
                kind={isOpen ? 'primary' : 'line'}
              >
                {t(messages.enter)}
              </ButtonLink>
            )}
            <AddMenu fair={{ ...fair, description: null }} kind="line" />
          </div>
        )}
      </section>
      {!shown.consent && !isOver && <Agree now={now} shown={shown} />}
      {shown.consent && shown.confirmedAt === null && !(isOver && !shown.hasSeat) && (
        <WasThisYou now={now} shown={shown} />
      )}
      {isAskedLate(shown) && shown.class && !isOver && (
        <CounselorQuestion
          id={shown.id}
          fair={fair.name}
          counselor={shown.class.counselor}
          school={shown.class.school}
          now={now}
        />
      )}
      {isOver ? (
        <p>{t(messages.over)}</p>
      ) : (
        <Disclosure title={t(messages.change)} open>
          <ChangeForm key={`${shown.id} ${props.klass?.code ?? ''}`} {...props} shown={shown} />
        </Disclosure>
      )}
      <Disclosure title={t(messages.cancel)}>
        <Form
          key={shown.id}
          fields={noFields}
          now={new Date(now)}
          intent="cancel"
          action={registrationPage}
        >
          <input type="hidden" name="id" value={shown.id} />
          <p>{t(messages.cancelText)}</p>
          <div>
            <SubmitButton kind="danger" pending={t(messages.cancelling)}>
              {t(messages.cancelNow)}
            </SubmitButton>
          </div>
        </Form>
      </Disclosure>
      <section aria-labelledby="own-details" className={css.details}>
        <h2 id="own-details">{t(messages.dataTitle)}</h2>
        {type === 'student' && <p>{t(messages.dataText)}</p>}
        <ul role="list" className={css.others}>
          {type === 'student' && (
            <li>
              <Link to="/app/profile/sharing">{t(messages.whoSees)}</Link>
            </li>
          )}
          <li>
            <Link to="/app/profile/data">{t(messages.dataOwn)}</Link>
          </li>
        </ul>
      </section>
      {others.length > 0 && (
        <nav aria-label={t(messages.others)}>
          <h2>{t(messages.others)}</h2>
          <ul role="list" className={css.others}>
            {others.map((other) => (
              <li key={other.slug}>
                <Link to={registrationOf(other.slug)}>{other.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface OwnSessionsProps {
  readonly slug: string;
  readonly zone: string;
  readonly now: string;
  readonly sessions: readonly ShownSession[];
}

/** The chosen sessions, each with its join button. */
function OwnSessions({ slug, zone, now, sessions }: OwnSessionsProps) {
  const t = useTranslate();
  if (sessions.length === 0) return null;
  return (
    <>
      <h3>{t(messages.mySessions)}</h3>
      <ul role="list" className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.number}>
            <span>
              <b>{session.title}</b>
              <When start={session.startTime} zone={zone} now={now} show="hours" />
            </span>
            <JoinButton slug={slug} session={session} now={now} size="small" early />
          </li>
        ))}
      </ul>
    </>
  );
}

const noFields = {};

/** Anyone may have typed the address: nothing uses it before its owner confirms. */
function WasThisYou({ now, shown }: Pick<MyRegistrationsProps, 'now'> & { shown: MyRegistration }) {
  const t = useTranslate();
  return (
    <Notice
      kind="warning"
      title={t(shown.hasSeat ? messages.unconfirmedTitle : messages.lostTitle)}
      action={
        <Form
          fields={noFields}
          now={new Date(now)}
          intent="confirm"
          action={registrationOf(shown.fair.slug)}
        >
          <input type="hidden" name="id" value={shown.id} />
          <SubmitButton pending={t(messages.confirming)}>
            {t(shown.hasSeat ? messages.confirm : messages.lostConfirm)}
          </SubmitButton>
        </Form>
      }
    >
      {!shown.hasSeat && (
        <p>
          {t(messages.lost)} <Link to="/calendar">{t(messages.see)}</Link>
        </p>
      )}
      {t(messages.unconfirmed)}
    </Notice>
  );
}

/** People whom the organizer registered read the terms, and agree or decline. */
function Agree({ now, shown }: Pick<MyRegistrationsProps, 'now'> & { shown: MyRegistration }) {
  const t = useTranslate();
  const { terms, privacy } = fairPaths(shown.fair.slug);
  return (
    <Notice kind="warning" title={t(messages.agreeTitle)}>
      <div className={css.agree}>
        <p>{t(messages.agreeText)}</p>
        <p>
          {t(messages.agreeRead)} <Link to={terms}>{t(messages.agreeTerms)}</Link>,{' '}
          <Link to={privacy}>{t(messages.agreePrivacy)}</Link>
        </p>
        <Form
          fields={agreeFields}
          now={new Date(now)}
          intent="confirm"
          action={registrationOf(shown.fair.slug)}
        >
          <input type="hidden" name="id" value={shown.id} />
          <CheckboxField name="consent" label={t(registerMessages.consent)} />
          <div>
            <SubmitButton pending={t(messages.confirming)}>{t(messages.agreeConfirm)}</SubmitButton>
          </div>
        </Form>
        <Form fields={noFields} now={new Date(now)} intent="decline" action={registrationPage}>
          <input type="hidden" name="id" value={shown.id} />
          <SubmitButton kind="dangerLine" pending={t(messages.cancelling)}>
            {t(messages.agreeDecline)}
          </SubmitButton>
        </Form>
      </div>
    </Notice>
  );
}

/** Whether the counselor of the class was confirmed only after the registration. */
const isAskedLate = ({ class: own, attendeeType }: MyRegistration): boolean =>
  own?.isUnanswered === true && attendeeType !== 'counselor';

type ChangeFormProps = MyRegistrationsProps & { readonly shown: MyRegistration };

/** The answers of a registration, as an edit form. */
function ChangeForm({ now, shown, klass, sessions }: ChangeFormProps) {
  const t = useTranslate();
  const { id, fair, attendeeType } = shown;
  const type = readType(attendeeType) ?? 'parent';
  const initial = useMemo(() => ownAnswers(shown, klass), [shown, klass]);
  // One question is asked once on the page.
  const own = isAskedLate(shown) ? undefined : shown.class?.counselor;
  const counselor = klass?.counselor ?? own;
  return (
    <Form
      fields={changeFields(type)}
      now={new Date(now)}
      intent="change"
      action={registrationOf(fair.slug)}
      initial={initial}
    >
      <input type="hidden" name="id" value={id} />
      <PersonFields birth={false} email={false} />
      <PhoneField
        name="phone"
        label={t(registerMessages.phone)}
        hint={t(registerMessages.phoneHint)}
      />
      <SchoolFields as={type} now={now} />
      {sessions.length > 0 && (
        <>
          <input type="hidden" name="asked-sessions" value="1" />
          <SessionField sessions={sessions} zone={fair.timeZone} now={now} />
        </>
      )}
      {klass?.counselor && <input type="hidden" name={classParameter} value={klass.code} />}
      {counselor && type !== 'counselor' && <CounselorField counselor={counselor} />}
      <div>
        <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
      </div>
    </Form>
  );
}
