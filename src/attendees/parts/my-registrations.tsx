import { useMemo } from 'react';
import { Link } from 'react-router';
import AddMenu from '../../fairs/add-menu.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { JoinButton } from '../../fairs/join-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyLawn } from '../../ui/empty-lawn.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { PhoneField } from '../../ui/text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { When } from '../../ui/when.tsx';
import { ownAnswers } from '../own-answers.ts';
import { ownWords as said } from '../own.words.ts';
import { classParameter, type LinkedClass } from '../linked-class.ts';
import { agreeFields, changeFields, readType } from '../asked-fields.ts';
import { registerWords } from '../register.words.ts';
import { registrationOf, registrationPage } from '../registration-page.ts';
import type { MyRegistration } from '../registration-queries.ts';
import type { ShownSession } from '../shown-sessions.ts';
import { CounselorField } from './class-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { SchoolFields } from './school-fields.tsx';
import { SessionField } from './session-field.tsx';
import css from './my-registrations.module.css';

interface MyRegistrationsProps {
  readonly now: string;
  readonly email: string;
  readonly shown: MyRegistration | null;
  /** By whose link somebody has come to this page. */
  readonly klass: LinkedClass | null;
  readonly others: readonly MyRegistration['fair'][];
  readonly sessions: readonly ShownSession[];
  readonly subjects: readonly string[];
}

const typeNames = {
  student: registerWords.student,
  parent: registerWords.parent,
  counselor: registerWords.counselor,
} as const;

/** Somebody's registrations: one of them to change or to take back, and the way to the others. */
export function MyRegistrations(props: MyRegistrationsProps) {
  const { now, email, shown, others, sessions } = props;
  const say = useSay();
  if (!shown)
    return (
      <>
        <PageHead title={say(said.title)} />
        <EmptyLawn title={say(said.noneTitle)} text={say(said.none, { email })}>
          <ButtonLink to="/calendar">{say(said.see)}</ButtonLink>
        </EmptyLawn>
      </>
    );
  const { fair, attendeeType } = shown;
  const isOver = Date.parse(fair.endTime) <= Date.parse(now);
  const type = readType(attendeeType) ?? 'parent';
  return (
    <div className={css.column}>
      <PageHead title={say(said.title)} />
      <section className={css.fair}>
        <h2>
          <Link to={fairPaths(fair.slug).page}>{fair.name}</Link>
        </h2>
        <p>
          <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />
        </p>
        <p>
          {say(said.asType)} {say(typeNames[type])}, {shown.email}
        </p>
        {!isOver && !fair.cancelledAt && (
          <OwnSessions
            slug={fair.slug}
            zone={fair.timeZone}
            now={now}
            sessions={sessions.filter(({ number }) => shown.attending?.includes(number))}
          />
        )}
        {!isOver && (
          <div className={css.acts}>
            {!fair.cancelledAt && (
              <ButtonLink to={fairPaths(fair.slug).visit} icon="door">
                {say(said.enter)}
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
      {isOver ? (
        <p>{say(said.over)}</p>
      ) : (
        <Disclosure title={say(said.change)} open>
          <ChangeForm key={`${shown.id} ${props.klass?.code ?? ''}`} {...props} shown={shown} />
        </Disclosure>
      )}
      <Disclosure title={say(said.cancel)}>
        <Form
          key={shown.id}
          fields={noFields}
          now={new Date(now)}
          intent="cancel"
          action={registrationPage}
        >
          <input type="hidden" name="id" value={shown.id} />
          <p>{say(said.cancelText)}</p>
          <div>
            <SubmitButton kind="danger" pending={say(said.cancelling)}>
              {say(said.cancelNow)}
            </SubmitButton>
          </div>
        </Form>
      </Disclosure>
      <section aria-labelledby="own-details" className={css.details}>
        <h2 id="own-details">{say(said.dataTitle)}</h2>
        {type === 'student' && <p>{say(said.dataText)}</p>}
        <ul role="list" className={css.others}>
          {type === 'student' && (
            <li>
              <Link to={`${profile}#sharing`}>{say(said.whoSees)}</Link>
            </li>
          )}
          <li>
            <Link to={`${profile}#data`}>{say(said.dataOwn)}</Link>
          </li>
        </ul>
      </section>
      {others.length > 0 && (
        <nav aria-label={say(said.others)}>
          <h2>{say(said.others)}</h2>
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

/** The sessions that were chosen, each with the button that joins it. */
function OwnSessions({ slug, zone, now, sessions }: OwnSessionsProps) {
  const say = useSay();
  if (sessions.length === 0) return null;
  return (
    <>
      <h3>{say(said.mySessions)}</h3>
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
const profile = '/app/profile';

/** Anybody may have typed the address: its owner is asked before anything is made of it. */
function WasThisYou({ now, shown }: Pick<MyRegistrationsProps, 'now'> & { shown: MyRegistration }) {
  const say = useSay();
  return (
    <Notice
      kind="warning"
      title={say(shown.hasSeat ? said.unconfirmedTitle : said.lostTitle)}
      action={
        <Form
          fields={noFields}
          now={new Date(now)}
          intent="confirm"
          action={registrationOf(shown.fair.slug)}
        >
          <input type="hidden" name="id" value={shown.id} />
          <SubmitButton pending={say(said.confirming)}>
            {say(shown.hasSeat ? said.confirm : said.lostConfirm)}
          </SubmitButton>
        </Form>
      }
    >
      {!shown.hasSeat && (
        <p>
          {say(said.lost)} <Link to="/calendar">{say(said.see)}</Link>
        </p>
      )}
      {say(said.unconfirmed)}
    </Notice>
  );
}

/** Someone whom the organizer registered reads what they agree to, and agrees or says no. */
function Agree({ now, shown }: Pick<MyRegistrationsProps, 'now'> & { shown: MyRegistration }) {
  const say = useSay();
  const { terms, privacy } = fairPaths(shown.fair.slug);
  return (
    <Notice kind="warning" title={say(said.agreeTitle)}>
      <div className={css.agree}>
        <p>{say(said.agreeText)}</p>
        <p>
          {say(said.agreeRead)} <Link to={terms}>{say(said.agreeTerms)}</Link>,{' '}
          <Link to={privacy}>{say(said.agreePrivacy)}</Link>
        </p>
        <Form
          fields={agreeFields}
          now={new Date(now)}
          intent="confirm"
          action={registrationOf(shown.fair.slug)}
        >
          <input type="hidden" name="id" value={shown.id} />
          <CheckboxField name="consent" label={say(registerWords.consent)} />
          <div>
            <SubmitButton pending={say(said.confirming)}>{say(said.agreeConfirm)}</SubmitButton>
          </div>
        </Form>
        <Form fields={noFields} now={new Date(now)} intent="decline" action={registrationPage}>
          <input type="hidden" name="id" value={shown.id} />
          <SubmitButton kind="dangerLine" pending={say(said.cancelling)}>
            {say(said.agreeDecline)}
          </SubmitButton>
        </Form>
      </div>
    </Notice>
  );
}

type ChangeFormProps = MyRegistrationsProps & { readonly shown: MyRegistration };

/** The answers of a registration, to be corrected. */
function ChangeForm({ now, shown, klass, sessions, subjects }: ChangeFormProps) {
  const say = useSay();
  const { id, fair, attendeeType } = shown;
  const type = readType(attendeeType) ?? 'parent';
  const initial = useMemo(() => ownAnswers(shown, klass), [shown, klass]);
  const counselor = klass?.counselor ?? shown.class?.counselor;
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
        label={say(registerWords.phone)}
        hint={say(registerWords.phoneHint)}
      />
      <SchoolFields as={type} now={now} subjects={subjects} />
      {sessions.length > 0 && (
        <>
          <input type="hidden" name="asked-sessions" value="1" />
          <SessionField sessions={sessions} zone={fair.timeZone} />
        </>
      )}
      {klass?.counselor && <input type="hidden" name={classParameter} value={klass.code} />}
      {counselor && type !== 'counselor' && <CounselorField counselor={counselor} />}
      <div>
        <SubmitButton pending={say(said.saving)}>{say(said.save)}</SubmitButton>
      </div>
    </Form>
  );
}
