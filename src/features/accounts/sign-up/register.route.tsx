import { redirect } from 'react-router';
import type { Route } from './+types/register.route.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { siteOf } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { selfChosenTypes } from './check-sign-up.ts';
import { isClosedToStudents } from '../closed-to-students.ts';
import { changeAddress, confirmByForm, resendToWaiting } from './confirm-by-form.ts';
import { BirthStep } from './birth-step.tsx';
import { ClosedStep } from './closed-step.tsx';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { registerMessages } from './register.messages.ts';
import { signUpByForm, tellBirthDate } from './sign-up-by-form.ts';
import { readStep } from '../account-pages/step-cookie.ts';
import { TypeStep } from './type-step.tsx';
import { joinPath } from './join-path.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { isSignedIn, openFormVisit, openVisit } from '../account-pages/visit.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

export function loader(args: Route.LoaderArgs) {
  const { call, request, back } = openVisit(args);
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
  if (as !== 'student') return { ...shared, at: 'details', as } as const;
  if (isClosedToStudents(request)) return { ...shared, at: 'closed' } as const;
  return { ...shared, at: step?.at === 'details' ? 'details' : 'birth', as } as const;
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
  const asked = new URL(url).searchParams.get('as');
  return selfChosenTypes.find((type) => type === asked) ?? null;
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
          exists={actionData !== undefined && 'exists' in actionData}
        />
      );
    case 'code':
      return <CodeStep back={back} now={now} email={loaderData.email} as={loaderData.as} />;
  }
}
