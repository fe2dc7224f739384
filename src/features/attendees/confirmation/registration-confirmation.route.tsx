import { useEffect } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/registration-confirmation.route.ts';
import { frameMessages } from '../../fairs/fair-page.messages.ts';
import { framedMeta, NotYet } from '../../fairs/framed-page.tsx';
import { fairPaths, slugIn } from '../../fairs/fair-paths.ts';
import { takesAttendees } from '../../fairs/fair-phase.ts';
import { loadFairHead } from '../../fairs/fair-view.ts';
import { useFairPhase } from '../../fairs/fair-ticket.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { CodeStep } from './code-step.tsx';
import { confirmByForm, resendByForm } from './confirm-by-form.ts';
import { forgetDraft } from '../registering/draft.ts';
import { Registered } from './registered.tsx';
import { readWaiting } from './registered-cookie.ts';
import { registeredPath, registrationOf } from '../registration-page.ts';
import { registerMessages } from '../questions/register.messages.ts';
import { knownQuery } from '../registration-queries.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const { slug } = head.fair;
  const isSignedIn = call.viewer !== null && call.viewer.role !== 'guests';
  const me = isSignedIn ? (await call.query(knownQuery)).me : null;
  const meta = framedMeta(call, head.fair, {
    title: frameMessages.registered,
    description: frameMessages.registeredDescription,
    end: 'registration-confirmation',
  });
  const own = me?.registrations.find((one) => one.fair.slug === slug);
  if (own) {
    const attending = (own.attending ?? []).flatMap((number) => number ?? []);
    return { ...head, meta, at: 'mine', attending } as const;
  }
  const waiting = readWaiting(call, request, slug);
  return waiting
    ? ({ ...head, meta, at: 'code', email: waiting.email } as const)
    : ({ ...head, meta, at: 'nothing' } as const);
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const slug = slugIn(params.fairAddress);
  if (slug === null) throw new Response(null, { status: 404 });
  const form = await request.formData();
  const sent = { call: context.get(pageCall), request, form, slug };
  switch (form.get('intent')) {
    case 'confirm':
      return confirmByForm(sent);
    case 'resend':
      return resendByForm(sent);
    default:
      return redirect(registeredPath(slug));
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/registration-confirmation`: the email's code, and the page after it. */
export default function RegistrationConfirmation({ loaderData }: Route.ComponentProps) {
  const { fair, now, at } = loaderData;
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  useEffect(() => {
    if (at === 'mine') forgetDraft(fair.slug);
  }, [at, fair.slug]);
  if (at === 'mine')
    return <Registered fair={fair} now={now} phase={phase} attending={loaderData.attending} />;
  if (at === 'code')
    return (
      <CodeStep
        now={now}
        email={loaderData.email}
        isLive={phase === 'live'}
        again={fairPaths(fair.slug).register}
      />
    );
  return (
    <>
      <PageHead title={t(frameMessages.registered)} />
      <NotYet
        fair={fair}
        phase={phase}
        title={t(frameMessages.registeredNoneTitle)}
        text={t(frameMessages.registeredNone)}
      >
        {takesAttendees(fair, new Date(now)) && (
          <ButtonLink to={fairPaths(fair.slug).register}>{t(frameMessages.register)}</ButtonLink>
        )}
        <ButtonLink kind="line" to={registrationOf(fair.slug)}>
          {t(registerMessages.sendLink)}
        </ButtonLink>
      </NotYet>
    </>
  );
}
