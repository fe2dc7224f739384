import type { Route } from './+types/reset-password.route.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { siteOf } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { askResetAgain, askResetByForm, resetByForm } from './reset-by-form.ts';
import { AskResetStep, ResetStep } from './reset-steps.tsx';
import { resetMessages } from './reset.messages.ts';
import { readStep } from '../account-pages/step-cookie.ts';
import { openFormVisit, openVisit } from '../account-pages/visit.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

export function loader(args: Route.LoaderArgs) {
  const { call, request, url, back } = openVisit(args);
  const step = readStep(call, request);
  const asked = url.searchParams.get('step');
  const shared = { back, now: call.now };
  if (asked === 'code' && step?.at === 'reset')
    return { ...shared, at: 'code', email: step.email } as const;
  return { ...shared, at: 'address', email: step && 'email' in step ? step.email : null } as const;
}

export async function action(args: Route.ActionArgs) {
  const { visit, intent } = await openFormVisit(args);
  switch (intent) {
    case 'reset':
      return resetByForm(visit);
    case 'again':
      return askResetAgain(visit);
    default:
      return askResetByForm(visit);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const t = translatorFor(site.locale);
  return pageMeta({
    ...site,
    title: t(resetMessages.title),
    description: t(resetMessages.description, { brand: site.brand.name }),
    path: '/reset-password',
  });
}

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const { at, email, back, now } = loaderData;
  return at === 'code' ? (
    <ResetStep now={now} back={back} email={email} />
  ) : (
    <AskResetStep now={now} back={back} email={email} />
  );
}
