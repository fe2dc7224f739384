import type { Route } from './+types/delete-account.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ByCode, ByPassword } from './confirm-leaving.tsx';
import { leaveByForm } from './leave-by-form.ts';
import { leavingMessages as messages } from './leaving.messages.ts';
import { listMethods } from '../account-settings/load-account.ts';
import { visitProfile } from '../profile/visit-profile.ts';
import { WhatGoes } from './what-goes.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const methods = await listMethods(call);
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.lead),
      path: '/app/profile/delete',
    }),
    now: call.now.toISOString(),
    hasPassword: methods.some(({ providerId }) => providerId === 'credential'),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  leaveByForm(await visitProfile(context.get(pageCall), request));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** What goes and what stays, and then the password or a mailed code. */
export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const email = useSite().person?.email ?? '';
  const codeSent = actionData !== undefined && 'codeSent' in actionData;
  const confirm = { now: new Date(loaderData.now), email };
  return (
    <Wrap narrow>
      <PageHead title={t(messages.title)} lead={t(messages.lead)}>
        <ButtonLink kind="line" to="/app/profile">
          {t(messages.keep)}
        </ButtonLink>
      </PageHead>
      <WhatGoes />
      {loaderData.hasPassword && <ByPassword {...confirm} />}
      <ByCode {...confirm} codeSent={codeSent} />
    </Wrap>
  );
}
