import { useEffect, useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/sign-out.route.ts';
import { hasFlash } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { siteOf } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { resetMessages } from '../passwords/reset.messages.ts';
import { signOutByForm } from './sign-out-by-form.ts';
import { isSignedIn } from '../account-pages/visit.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

/**
 * Opening the page changes nothing. A script on it signs out at once when the visitor came from a page
 * of ours or typed the address; a link on someone else's page leads to the button only.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  if (!isSignedIn(call) && call.viewer?.waitsFor === undefined) throw redirect('/');
  const from = request.headers.get('sec-fetch-site');
  // A message here is a recent error, or must be read first.
  const isTold = hasFlash(request.headers.get('cookie') ?? undefined);
  return { atOnce: !isTold && (from === 'same-origin' || from === 'none') };
}

export const action = ({ context }: Route.ActionArgs) => signOutByForm(context.get(pageCall));

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const t = translatorFor(site.locale);
  return pageMeta({
    ...site,
    title: t(resetMessages.leaveTitle),
    description: t(resetMessages.leaveDescription, { brand: site.brand.name }),
    path: '/sign-out',
  });
}

export default function SignOut({ loaderData: { atOnce } }: Route.ComponentProps) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    if (!atOnce || sent.current) return;
    sent.current = true;
    form.current?.requestSubmit();
  }, [atOnce]);
  return (
    <AccountFrame title={t(resetMessages.leaveHeading)} lead={t(resetMessages.leaveLead)}>
      <Form method="post" ref={form}>
        <Button
          type="submit"
          size="large"
          block
          icon="sign-out"
          pending={state !== 'idle' && t(resetMessages.leaving)}
        >
          {t(resetMessages.leave)}
        </Button>
      </Form>
      <ButtonLink to="/app" kind="line" size="large" block>
        {t(resetMessages.stay)}
      </ButtonLink>
    </AccountFrame>
  );
}
