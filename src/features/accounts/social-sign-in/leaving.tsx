import { useEffect } from 'react';
import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { loginMessages } from '../sign-in/login.messages.ts';
import type { WayOut } from './social-by-form.ts';

const titles = {
  google: loginMessages.leavingGoogle,
  microsoft: loginMessages.leavingMicrosoft,
} as const;

/**
 * Leads to a provider: at once with JavaScript and without, and by a button where neither works. Only
 * one of the two leads: a provider that is asked twice answers twice, and the second answer is refused.
 */
export function Leaving({ provider, url }: WayOut) {
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
export const isWayOut = (given: unknown): given is WayOut =>
  typeof given === 'object' && given !== null && 'provider' in given && 'url' in given;
