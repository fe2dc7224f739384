import { data, redirect, Form as PlainForm } from 'react-router';
import type { Route } from './+types/reset-password.route.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { siteOf } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { resetMessages } from './reset.messages.ts';
import { readStep, rememberStep } from '../account-pages/step-cookie.ts';
import {
  openFormVisit,
  openVisit,
  problemOf,
  textIn,
  type FormVisit,
} from '../account-pages/visit.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { accountAlerts } from '../account-alerts.messages.ts';
import { accountFields, sentFields } from '../account-pages/account-fields.ts';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { readRefusal } from '../account-pages/describe-refusal.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { accountMessages } from '../account-pages/account.messages.ts';
import { MailedCodeField } from '../mailed-codes/mailed-code-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { WhoseAccount } from '../account-pages/whose-account.tsx';
import css from '../sign-up/code-step.module.css';

export const headers = () => ({ 'cache-control': 'no-store' });

export function loader(args: Route.LoaderArgs) {
  const { call, request, url, back } = openVisit(args);
  const step = readStep(call, request);
  const requestedStep = url.searchParams.get('step');
  const shared = { back, now: call.now };
  if (requestedStep === 'code' && step?.at === 'reset')
    return { ...shared, at: 'code', email: step.email } as const;
  const email = step && 'email' in step ? (step.email ?? null) : null;
  return { ...shared, at: 'address', email } as const;
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

/** Asks for a code. Whatever comes of it the form for the code follows. */
async function askResetByForm(visit: FormVisit) {
  const { values, problems } = checkForm(accountFields.address, visit.form, visit.call);
  if (problems) return data(problemData(problems, visit.form), 400);
  return askReset(visit, values.email, null);
}

/** Asks for another code. */
async function askResetAgain(visit: FormVisit) {
  const step = readStep(visit.call, visit.request);
  if (step?.at !== 'reset') return redirect(leadTo('/reset-password', visit.back));
  return askReset(visit, step.email, visit.t(resetMessages.sentAgain));
}

async function askReset({ call, t, back }: FormVisit, email: string, sent: string | null) {
  const answer = await call.send('POST', '/api/auth/email-otp/request-password-reset', { email });
  const failed = { type: 'error', message: t(accountAlerts.resendFailed) } as const;
  const alert = !answer.ok
    ? failed
    : sent === null
      ? null
      : { type: 'info' as const, message: sent };
  return redirect(leadTo('/reset-password', back, { step: 'code' }), {
    headers: withCookies([
      rememberStep(call, { at: 'reset', email }),
      ...(alert ? [flashCookie(alert)] : []),
    ]),
  });
}

/** Sets the new password by the mailed code, and leads to the sign-in. */
async function resetByForm({ call, request, form, t, back }: FormVisit) {
  const step = readStep(call, request);
  if (step?.at !== 'reset') return redirect(leadTo('/reset-password', back));
  const { values, problems } = checkForm(sentFields.reset, form, call);
  if (problems) return data(problemData(problems, form), 400);

  const answer = await call.send('POST', '/api/auth/email-otp/reset-password', {
    email: step.email,
    otp: values.code,
    password: textIn(form, 'password'),
  });
  if (!answer.ok) {
    const { fields } = await readRefusal(answer, t);
    const problem = { fields, message: t(accountAlerts.resetFailed) };
    return data(problemOf(form, problem), answer.status);
  }
  const message = t(accountAlerts.resetSucceeded);
  return redirect(leadTo('/login', back), {
    headers: withCookies(
      [
        rememberStep(call, { at: 'sign-in', email: step.email }),
        flashCookie({ type: 'success', message }),
      ],
      answer,
    ),
  });
}

interface StepProps<Email> {
  readonly now: Date;
  readonly back: string | null;
  readonly email: Email;
}

/** Asks for the address of the account. */
function AskResetStep({ now, back, email }: StepProps<string | null>) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(resetMessages.heading)} lead={t(resetMessages.lead)}>
      <Form fields={accountFields.address} now={now} intent="ask" initial={{ email }}>
        <EmailField name="email" label={t(accountMessages.email)} autoComplete="username" />
        <SubmitButton size="large" block pending={t(resetMessages.sending)}>
          {t(resetMessages.send)}
        </SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink to={leadTo('/login', back)}>{t(accountMessages.backToSignIn)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}

/** The code that was mailed, and the new password. */
function ResetStep({ now, back, email }: StepProps<string>) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(resetMessages.codeHeading)} lead={t(resetMessages.codeLead, { email })}>
      <Form fields={accountFields.reset} now={now} intent="reset">
        <MailedCodeField />
        <WhoseAccount email={email} />
        <NewPasswordField label={t(accountMessages.newPassword)} />
        <SubmitButton size="large" block pending={t(resetMessages.saving)}>
          {t(resetMessages.save)}
        </SubmitButton>
      </Form>
      <PlainForm method="post" className={css.ways}>
        <input type="hidden" name="intent" value="again" />
        <Button type="submit" kind="line">
          {t(resetMessages.again)}
        </Button>
      </PlainForm>
      <AccountLinks>
        <AccountLink
          question={t(accountMessages.wrongAddress)}
          to={leadTo('/reset-password', back)}
        >
          {t(resetMessages.change)}
        </AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
