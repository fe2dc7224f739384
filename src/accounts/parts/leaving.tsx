import { useEffect } from 'react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { loginWords } from './login.words.ts';
import type { WayOut } from './social-by-form.ts';

const titles = {
  google: loginWords.leavingGoogle,
  microsoft: loginWords.leavingMicrosoft,
} as const;

/**
 * Leads to a provider: at once with JavaScript and without, and by a button where neither works. Only
 * one of the two leads: a provider that is asked twice answers twice, and the second answer is refused.
 */
export function Leaving({ provider, url }: WayOut) {
  const say = useSay();
  useEffect(() => window.location.assign(url), [url]);
  return (
    <AccountFrame title={say(titles[provider])} lead={say(loginWords.leavingLead)}>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </noscript>
      <ButtonAnchor href={url} size="large" block iconAfter="arrow-right">
        {say(titles[provider])}
      </ButtonAnchor>
    </AccountFrame>
  );
}

/** Tells whether the data of an action is about leaving. */
export const isWayOut = (given: unknown): given is WayOut =>
  typeof given === 'object' && given !== null && 'provider' in given && 'url' in given;
