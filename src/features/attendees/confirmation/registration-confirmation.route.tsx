import { useEffect } from 'react';
import { redirect, Form as PlainForm, Link, data } from 'react-router';
import type { Route } from './+types/registration-confirmation.route.ts';
import { frameMessages } from '../../fairs/fair-page.messages.ts';
import { framedMeta, NotYet } from '../../fairs/framed-page.tsx';
import { fairPaths, slugIn } from '../../fairs/fair-paths.ts';
import { takesAttendees } from '../../fairs/fair-phase.ts';
import { joinReady } from '../../fairs/join-session.ts';
import { loadFairHead } from '../../fairs/fair-view.ts';
import { useFairPhase } from '../../fairs/use-fair-phase.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink, Button } from '../../../ui/buttons/button.tsx';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { forgetDraft } from '../registering/draft.ts';
import { Registered } from './registered.tsx';
import { readWaiting, forgetWaiting, rememberWaiting, type Waiting } from './registered-cookie.ts';
import { registeredPath, registrationOf } from '../registration-page.ts';
import { registerMessages } from '../questions/register.messages.ts';
import { knownQuery, sendCodeCall, sendLinkCall } from '../registration-queries.ts';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { ownMessages as messages } from '../my-registration/own.messages.ts';
import { codeFields } from './code-fields.ts';
import css from '../questions/register-form.module.css';
import { accountAlerts } from '../../accounts/account-alerts.messages.ts';
import { enterByLink } from '../../accounts/enter-by-link.ts';
import { flashCookie, type Flash } from '../../../platform/pages/flash.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, readRefused, refusalData } from '../../../ui/forms/form-problem.ts';
import { entrance } from '../registering/entrance.ts';
import { challengeBytes } from '../registering/register-by-form.ts';

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

interface CodeStepProps {
  readonly now: string;
  /** Null if it was emailed to the address of a link. */
  readonly email: string | null;
  readonly isLive: boolean;
  /** Where to enter another address. */
  readonly again: string;
}

/** Where to enter the six digits of the email: the last step before the fair. */
function CodeStep({ now, email, isLive, again }: CodeStepProps) {
  const t = useTranslate();
  return (
    <div className={css.column}>
      <header>
        <h1>{t(messages.codeTitle)}</h1>
        <p>{email === null ? t(messages.codeLeadLink) : t(messages.codeLead, { email })}</p>
      </header>
      {/* A new code by email: digits typed for the earlier one are cleared. */}
      <Form key={now} fields={codeFields} now={new Date(now)} intent="confirm">
        <CodeField name="code" label={t(messages.code)} hint={t(messages.codeHint)} />
        <SubmitButton size="large" block iconAfter="arrow-right" pending={t(messages.codeChecking)}>
          {t(isLive ? messages.codeEnter : messages.codeConfirm)}
        </SubmitButton>
      </Form>
      <div className={css.otherwise}>
        <p>{t(messages.codeMissing)}</p>
        <PlainForm method="post">
          <input type="hidden" name="intent" value="resend" />
          <Button type="submit" kind="line">
            {t(messages.codeResend)}
          </Button>
        </PlainForm>
        {email !== null && <Link to={again}>{t(messages.codeWrongAddress)}</Link>}
      </div>
    </div>
  );
}

interface Sent {
  readonly call: PageCall;
  readonly request: Request;
  readonly form: FormData;
  readonly slug: string;
}

/** The email's six digits: they sign in, confirm the registration, and lead to the fair. */
async function confirmByForm({ call, request, form, slug }: Sent) {
  const waiting = readWaiting(call, request, slug);
  if (!waiting) return redirect(registeredPath(slug));
  const { values, problems } = checkForm(codeFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const t = translatorFor(call.locale);
  const { challenge } = waiting;
  const answer = await call.send('POST', '/api/auth/sign-in/code', {
    challenge,
    code: values.code,
  });
  if (!answer.ok) {
    const { code, message, fields } = await readRefused(answer, t);
    const isCode = /^(?:CodeMismatch|ExpiredCode)Exception$/.test(code);
    const refused = isCode ? { message: '', fields: { code: message } } : { message, fields };
    return data(refusalData(refused, form), answer.status);
  }
  return enterByLink(answer, {
    to:
      waiting.join === null
        ? await entrance(call, slug, registeredPath(slug))
        : joinReady(slug, waiting.join),
    asksPassword: t(messages.admin),
    cookies: [forgetWaiting(call)],
  });
}

/** Emails a new code; the response is the same for every address. */
async function resendByForm({ call, request, slug }: Sent) {
  const waiting = readWaiting(call, request, slug);
  if (!waiting) return redirect(registeredPath(slug));
  return sendCode(call, waiting);
}

/** Emails a code for a browser, and leads to the page where it is entered. */
async function sendCode(call: PageCall, waiting: Omit<Waiting, 'challenge'>) {
  const { email, key, slug } = waiting;
  const challenge = call.randomToken(challengeBytes);
  const { errors } =
    key === null
      ? await call.ask(sendLinkCall, { email: email ?? '', fair: slug, challenge })
      : await call.ask(sendCodeCall, { key, challenge });
  const t = translatorFor(call.locale);
  const flash: Flash = errors[0]
    ? { type: 'error', message: errors[0].message }
    : { type: 'info', message: t(accountAlerts.resendSucceeded) };
  const headers = new Headers([['set-cookie', flashCookie(flash)]]);
  if (!errors[0]) headers.append('set-cookie', rememberWaiting(call, { ...waiting, challenge }));
  return redirect(registeredPath(slug), { headers });
}
