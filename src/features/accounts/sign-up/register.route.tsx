import { redirect, Link } from 'react-router';
import type { Route } from './+types/register.route.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { siteOf, useIsOff } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { selfChosenTypes } from './check-sign-up.ts';
import { isClosedToStudents } from '../closed-to-students.ts';
import { changeAddress, confirmByForm, resendToWaiting } from './confirm-by-form.ts';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { registerMessages } from './register.messages.ts';
import { invitedAt, signUpByForm, tellBirthDate } from './sign-up-by-form.ts';
import { readStep } from '../account-pages/step-cookie.ts';
import { joinPath } from './join-path.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { isSignedIn, openFormVisit, openVisit } from '../account-pages/visit.ts';
import { tooYoungMessage } from '../../../platform/model/minimum-age.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { accountFields } from '../account-pages/account-fields.ts';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { userTypeLabels } from '../user-list/user-type-labels.messages.ts';
import css from './type-step.module.css';

const hints = {
  student: registerMessages.studentHint,
  parent: registerMessages.parentHint,
  counselor: registerMessages.counselorHint,
  college: registerMessages.collegeHint,
} as const;

/** The first step: what someone registers as. */
function TypeStep({ back }: { readonly back: string | null }) {
  const t = useTranslate();
  const noClasses = useIsOff('classes');
  return (
    <AccountFrame
      title={t(registerMessages.typeHeading)}
      lead={t(registerMessages.typeLead)}
      steps={<RegisterSteps at="type" as={null} />}
    >
      <nav aria-label={t(registerMessages.typeLegend)}>
        <ul role="list" className={css.types}>
          {selfChosenTypes.map((as) => (
            <li key={as}>
              <Link to={leadTo('/register', back, { as })} className={css.type}>
                <span>
                  <b className={css.name}>{t(userTypeLabels[as])}</b>
                  <span className={css.hint}>
                    {t(
                      as === 'counselor' && noClasses ? registerMessages.counselorAlone : hints[as],
                    )}
                  </span>
                </span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountLinks>
        <AccountLink question={t(registerMessages.haveAccount)} to={leadTo('/login', back)}>
          {t(registerMessages.signIn)}
        </AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}

export const headers = () => ({ 'cache-control': 'no-store' });

export function loader(args: Route.LoaderArgs) {
  const visit = openVisit(args);
  const { call, request, back } = visit;
  if (isSignedIn(call)) throw redirect(back ?? '/app');

  const step = readStep(call, request);
  const shared = { back, now: call.now };
  if (step?.at === 'confirm') {
    const { email, as } = step;
    return { ...shared, at: 'code', email, as: as ?? null } as const;
  }
  const as = chosenType(request);
  // On the way into a fair the account comes with the registration.
  const join = as === null ? joinPath(back) : null;
  if (join !== null) throw redirect(join);
  if (as === null) return { ...shared, at: 'type' } as const;
  const known = invitedAt(visit);
  if (as !== 'student') return { ...shared, at: 'details', as, known } as const;
  if (isClosedToStudents(request)) return { ...shared, at: 'closed' } as const;
  return { ...shared, at: step?.at === 'details' ? 'details' : 'birth', as, known } as const;
}

export async function action(args: Route.ActionArgs) {
  const { visit, intent } = await openFormVisit(args);
  switch (intent) {
    case 'birth':
      return tellBirthDate(visit);
    case 'confirm':
      return confirmByForm(visit);
    case 'resend':
      return resendToWaiting(visit);
    case 'change':
      return changeAddress(visit);
    default: {
      const as = chosenType(visit.request);
      return as === null ? redirect(leadTo('/register', visit.back)) : signUpByForm(visit, as);
    }
  }
}

/** What someone registers as, by the address. */
function chosenType({ url }: Request) {
  const requestedType = new URL(url).searchParams.get('as');
  return selfChosenTypes.find((type) => type === requestedType) ?? null;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const t = translatorFor(site.locale);
  return pageMeta({
    ...site,
    title: t(registerMessages.title),
    description: t(registerMessages.description, { brand: site.brand.name }),
    path: '/register',
  });
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { at, back, now } = loaderData;
  switch (at) {
    case 'type':
      return <TypeStep back={back} />;
    case 'birth':
      return <BirthStep back={back} now={now} />;
    case 'closed':
      return <ClosedStep />;
    case 'details':
      return (
        <DetailsStep
          back={back}
          now={now}
          as={loaderData.as}
          known={loaderData.known}
          exists={actionData !== undefined && 'exists' in actionData}
        />
      );
    case 'code':
      return <CodeStep back={back} now={now} email={loaderData.email} as={loaderData.as} />;
  }
}

/** A friendly end that does not say why. */
function ClosedStep() {
  const t = useTranslate();
  const noGuides = useIsOff('guides');
  return (
    <AccountFrame title={t(registerMessages.closedHeading)} lead={tooYoungMessage}>
      <ButtonLink to="/calendar" size="large" block icon="calendar">
        {t(registerMessages.closedFairs)}
      </ButtonLink>
      {!noGuides && (
        <ButtonLink to="/resources/parent-guardian-prep" kind="line" size="large" block icon="book">
          {t(registerMessages.closedGuide)}
        </ButtonLink>
      )}
    </AccountFrame>
  );
}

/** The birth date of a student: asked before anything else, without a hint at what would be welcome. */
function BirthStep({ back, now }: { readonly back: string | null; readonly now: Date }) {
  const t = useTranslate();
  return (
    <AccountFrame
      title={t(registerMessages.birthHeading)}
      lead={t(registerMessages.birthLead)}
      steps={<RegisterSteps at="birth" as="student" />}
    >
      <Form fields={accountFields.birth} now={now} intent="birth">
        <DateField
          name="birth_date"
          label={t(registerMessages.birthLabel)}
          hint={t(registerMessages.birthHint)}
          birth
        />
        <SubmitButton
          size="large"
          block
          iconAfter="arrow-right"
          pending={t(registerMessages.checking)}
        >
          {t(registerMessages.next)}
        </SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink to={leadTo('/register', back)}>{t(registerMessages.otherType)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
