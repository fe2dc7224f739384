import { redirect, Link } from 'react-router';
import { useEffect } from 'react';
import type { Route } from './+types/login.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { siteOf } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { socialCodeWanted, socialRedirectAlert } from '../social-sign-in/account-alerts.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { withCookies } from '../account-pages/endpoint-answer.ts';
import { LinkForm, OwnPasswordForm, ResendForm, UnlockForm } from './login-steps.tsx';
import { loginMessages } from './login.messages.ts';
import { resendByForm } from '../mailed-codes/resend-code.ts';
import { setPasswordByForm, startAgain } from '../passwords/set-password-by-form.ts';
import { isHalfway, showSecondFactor } from '../second-factor/second-factor-by-form.ts';
import { signInByDevice } from '../passkeys/ask-device.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { passkeyMessages } from '../sign-in-settings.messages.ts';
import { AppCodeForm, RecoveryForm } from '../second-factor/second-factor-steps.tsx';
import { keepUnlock, unlockByForm } from '../account-protection/unlock-by-form.ts';
import { signInByForm } from './sign-in-by-form.ts';
import { SocialButtons } from '../social-sign-in/social-buttons.tsx';
import {
  isLinking,
  linkByForm,
  startSocial,
  type WayOut,
} from '../social-sign-in/social-by-form.ts';
import { readStep } from '../account-pages/step-cookie.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { isSignedIn, openFormVisit, openVisit } from '../account-pages/visit.ts';
import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { accountFields } from '../account-pages/account-fields.ts';
import { accountMessages } from '../account-pages/account.messages.ts';
import css from './sign-in-form.module.css';

const titles = {
  google: loginMessages.leavingGoogle,
  microsoft: loginMessages.leavingMicrosoft,
} as const;

/**
 * Leads to a provider: at once with JavaScript and without, and by a button where neither works. Only
 * one of the two leads: a provider that is asked twice answers twice, and the second answer is refused.
 */
function Leaving({ provider, url }: WayOut) {
  const t = useTranslate();
  useEffect(() => window.location.assign(url), [url]);
  return (
    <AccountFrame title={t(titles[provider])} lead={t(loginMessages.leavingLead)}>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </noscript>
      <ButtonAnchor href={url} size="large" block iconAfter="arrow-right">
        {t(titles[provider])}
      </ButtonAnchor>
    </AccountFrame>
  );
}

/** Tells whether the data of an action is about leaving. */
const isWayOut = (data: unknown): data is WayOut =>
  typeof data === 'object' && data !== null && 'provider' in data && 'url' in data;

export const headers = () => ({ 'cache-control': 'no-store' });

export function loader(args: Route.LoaderArgs) {
  const visit = openVisit(args);
  const { call, request, url, t, back } = visit;
  if (call.viewer?.waitsFor !== undefined) throw redirect(leadTo('/app/second-factor', back));
  if (isSignedIn(call)) throw redirect(back ?? '/app');

  const searchParams = url.searchParams;
  // What a provider led back with leaves the address at once.
  if (searchParams.get('error') === socialCodeWanted)
    throw redirect(leadTo('/login', back, { step: 'code' }));
  const alert = socialRedirectAlert(searchParams.get('error'));
  if (alert)
    throw redirect(leadTo('/login', back), {
      headers: withCookies([flashCookie({ type: 'error', message: t(alert) })]),
    });

  const unlock = searchParams.get('unlock');
  if (unlock !== null) throw keepUnlock(visit, unlock);

  const step = readStep(call, request);
  const form = searchParams.get('step');
  const shared = { back, now: call.now, social: call.social };
  if (form === 'resend') return { ...shared, form, email: null } as const;
  if (form === 'second-factor' || form === 'recovery') {
    if (!isHalfway(visit)) throw startAgain(visit);
    return { ...shared, form, email: null } as const;
  }
  if (form === 'unlock') {
    if (step?.at !== 'unlock') throw startAgain(visit);
    return { ...shared, form, email: null } as const;
  }
  if (form === 'code') {
    if (!isLinking(visit)) throw startAgain(visit);
    return { ...shared, form, email: null } as const;
  }
  if (form === 'new-password') {
    if (step?.at !== 'new-password') throw startAgain(visit);
    return { ...shared, form, email: step.email } as const;
  }
  const email = step && 'email' in step ? (step.email ?? null) : null;
  return { ...shared, form: 'sign-in', email } as const;
}

export async function action(args: Route.ActionArgs) {
  const { visit, intent } = await openFormVisit(args);
  switch (intent) {
    case 'new-password':
      return setPasswordByForm(visit);
    case 'social':
      return startSocial(visit);
    case 'link':
      return linkByForm(visit);
    case 'second-factor':
      return showSecondFactor(visit, 'app');
    case 'recovery':
      return showSecondFactor(visit, 'recovery');
    case 'unlock':
      return unlockByForm(visit);
    case 'resend':
      return resendByForm(visit);
    default:
      return signInByForm(visit);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const t = translatorFor(site.locale);
  return pageMeta({
    ...site,
    title: t(loginMessages.title),
    description: t(loginMessages.description, { brand: site.brand.name }),
    path: '/login',
  });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { form, email, back, now, social } = loaderData;
  if (isWayOut(actionData)) return <Leaving {...actionData} />;
  if (form === 'new-password') return <OwnPasswordForm now={now} email={email} />;
  if (form === 'second-factor') return <AppCodeForm now={now} back={back} />;
  if (form === 'recovery') return <RecoveryForm now={now} back={back} />;
  if (form === 'unlock') return <UnlockForm now={now} back={back} />;
  if (form === 'code') return <LinkForm now={now} back={back} />;
  if (form === 'resend') return <ResendForm now={now} back={back} />;
  return (
    <AccountFrame title={t(loginMessages.heading)} lead={t(loginMessages.lead)}>
      <SignInForm now={now} back={back} email={email} />
      <PasskeyButton
        ask={signInByDevice}
        label={t(passkeyMessages.signIn)}
        next={back ?? '/app'}
        kind="line"
      />
      <SocialButtons social={social} />
      <AccountLinks>
        <AccountLink question={t(loginMessages.newHere)} to={leadTo('/register', back)}>
          {t(loginMessages.register)}
        </AccountLink>
        <AccountLink question={t(loginMessages.noPassword)} to="/my-registration">
          {t(loginMessages.emailLink)}
        </AccountLink>
        <AccountLink
          question={t(loginMessages.noCode)}
          to={leadTo('/login', back, { step: 'resend' })}
        >
          {t(loginMessages.resend)}
        </AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}

interface SignInFormProps {
  readonly now: Date;
  readonly back: string | null;
  /** The address that is likely to be typed. */
  readonly email: string | null;
}

/** Address and password. */
function SignInForm({ now, back, email }: SignInFormProps) {
  const t = useTranslate();
  return (
    <Form fields={accountFields.signIn} now={now} intent="sign-in" initial={{ email }}>
      <EmailField name="email" label={t(accountMessages.email)} autoComplete="username" />
      <div>
        <PasswordField
          name="password"
          label={t(accountMessages.password)}
          autoComplete="current-password"
        />
        <Link to={leadTo('/reset-password', back)} className={css.forgot}>
          {t(loginMessages.forgot)}
        </Link>
      </div>
      <SubmitButton size="large" block pending={t(loginMessages.signingIn)}>
        {t(loginMessages.signIn)}
      </SubmitButton>
    </Form>
  );
}
