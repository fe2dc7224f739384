import type { SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { problemData } from '../../ui/form-problem.ts';
import { useHeadingFocus } from '../../ui/heading-focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { Steps } from '../../ui/steps.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { attendeeTypes } from '../attendee-choices.ts';
import { withoutBackground } from '../background.ts';
import {
  carriedPast,
  registerSteps,
  stepFields,
  type Carried,
  type RegisterStep,
} from '../register-steps.ts';
import { classParameter, type LinkedClass } from '../linked-class.ts';
import { registerWords as said } from '../register.words.ts';
import type { AttendeeType } from '../registration-fields.ts';
import { registrationPage } from '../registration-page.ts';
import type { ShownSession } from '../registration-queries.ts';
import { ClassLine, CounselorField } from './class-fields.tsx';
import { keepDraft } from './draft.ts';
import { PersonFields } from './person-fields.tsx';
import { SchoolFields } from './school-fields.tsx';
import { SessionField } from './session-field.tsx';
import css from './register-form.module.css';

interface RegisterFormProps {
  readonly fair: { readonly slug: string; readonly timeZone: string };
  readonly now: string;
  readonly at: RegisterStep;
  readonly as: AttendeeType;
  readonly typed: Carried;
  readonly subjects: readonly string[];
  readonly sessions: readonly ShownSession[];
  /** By whose link somebody has come. */
  readonly klass: LinkedClass | null;
  /** Of who is signed in: it is not asked. */
  readonly ownEmail: string | null;
  /** Somebody turns out to be of another type. */
  readonly onSwitch: () => void;
}

const typeWords = {
  student: [said.student, said.studentHint],
  parent: [said.parent, said.parentHint],
  counselor: [said.counselor, said.counselorHint],
} as const;
const titles = {
  student: said.schoolTitle,
  parent: said.studentTitle,
  counselor: said.counselorTitle,
} as const;

/** One step of registering. What was typed on the others goes along in the form, so it needs no script. */
export function RegisterForm(props: RegisterFormProps) {
  const { fair, now, at, as, typed, subjects, sessions, klass, ownEmail, onSwitch } = props;
  const say = useSay();
  const place = registerSteps.indexOf(at);
  const name = typed['firstName']?.[0] ?? '';
  const second = say(as === 'parent' ? said.stepStudent : said.stepSchool);
  const steps = { you: say(said.stepYou), school: second, say: say(said.stepSay) };
  const title = {
    you: say(said.youTitle),
    school: say(titles[as], { name }),
    say: say(said.sayTitle, { name }),
  }[at];
  useHeadingFocus(title);

  function keep({ target }: SyntheticEvent) {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form)
      keepDraft(fair.slug, now, {
        ...{ at, as },
        typed: withoutBackground(problemData({}, new FormData(form)).typed),
      });
  }

  return (
    <div className={css.column} onInput={keep}>
      <Steps
        at={at}
        steps={registerSteps.map((key, index) => ({ key, name: steps[key], done: index < place }))}
      />
      <header>
        <h1>{title}</h1>
        {at === 'you' && <p>{say(said.youLead)}</p>}
      </header>
      {klass && as !== 'counselor' && (
        <ClassLine klass={klass} without={fairPaths(fair.slug).register} />
      )}
      {at === 'you' && <TypeChoice as={as} code={klass?.code} onSwitch={onSwitch} />}
      <Form
        key={`${as} ${at}`}
        fields={stepFields(as, at, ownEmail !== null)}
        now={new Date(now)}
        intent={at}
        initial={typed}
      >
        <input type="hidden" name="attendeeType" value={as} />
        {Object.entries(carriedPast(typed, at)).flatMap(([input, values]) =>
          values.map((value, index) => (
            <input key={`${input} ${index}`} type="hidden" name={input} value={value} />
          )),
        )}
        {at === 'you' && <PersonFields birth={as === 'student'} email={ownEmail === null} />}
        {at === 'you' && ownEmail !== null && (
          <p className={css.quiet}>{say(said.emailOwn, { email: ownEmail })}</p>
        )}
        {at === 'school' && <SchoolFields as={as} now={now} subjects={subjects} />}
        {at === 'school' && (
          <p className={css.private}>
            <Icon name="lock" />
            {say(said.private)}
          </p>
        )}
        {at === 'say' && <SessionField sessions={sessions} zone={fair.timeZone} />}
        {at === 'say' && klass?.counselor && as !== 'counselor' && (
          <CounselorField counselor={klass.counselor} />
        )}
        {at === 'say' && (
          <CheckboxField name="consent" label={say(said.consent)} hint={say(said.consentHint)} />
        )}
        <div className={css.acts}>
          <Submit at={at} as={as} />
          {place > 0 && (
            <Button type="submit" name="back" value="1" formNoValidate kind="line" size="large">
              {say(said.back)}
            </Button>
          )}
        </div>
      </Form>
      {at === 'you' && ownEmail === null && (
        <p className={css.quiet}>
          {say(said.haveLink)} <Link to={registrationPage}>{say(said.sendLink)}</Link>
        </p>
      )}
    </div>
  );
}

/** As what somebody registers: each is a link to its own form. */
function TypeChoice({
  as,
  code,
  onSwitch,
}: Pick<RegisterFormProps, 'as' | 'onSwitch'> & { readonly code: string | undefined }) {
  const say = useSay();
  return (
    <nav aria-label={say(said.types)}>
      <p className={css.legend}>{say(said.types)}</p>
      <ul role="list" className={css.types}>
        {attendeeTypes.map((type) => {
          const [label, hint] = typeWords[type];
          return (
            <li key={type}>
              <Link
                to={code === undefined ? `?as=${type}` : `?as=${type}&${classParameter}=${code}`}
                replace
                preventScrollReset
                onClick={onSwitch}
                aria-current={type === as ? 'true' : undefined}
              >
                {say(label)} <span>{say(hint)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The button that leads on. It stands first, so that the Enter key goes on and not back. */
function Submit({ at, as }: { readonly at: RegisterStep; readonly as: AttendeeType }) {
  const say = useSay();
  if (at === 'say')
    return (
      <SubmitButton size="large" block pending={say(said.registering)}>
        {say(said.register)}
      </SubmitButton>
    );
  const on = as === 'parent' ? said.toStudent : said.toSchool;
  return (
    <SubmitButton size="large" block iconAfter="arrow-right">
      {say(at === 'you' ? on : said.toSay)}
    </SubmitButton>
  );
}
