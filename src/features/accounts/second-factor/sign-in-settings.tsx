import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { siteOf } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { secondFactorMessages as messages } from '../sign-in-settings.messages.ts';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';

const methods = v.array(v.object({ providerId: v.string() }));

/** Whether the account has a password; true where that is not told. */
export async function hasPassword(call: PageCall): Promise<boolean> {
  const ways = await call.send('GET', '/api/auth/list-accounts');
  if (!ways.ok) return true;
  return v.parse(methods, await ways.json()).some(({ providerId }) => providerId === 'credential');
}

interface Named {
  readonly title: Message;
  readonly description: Message;
  readonly path: string;
}

/** The head of a page on which people change how they sign in. */
export function settingsMeta(
  matches: Parameters<typeof siteOf>[0],
  { title, description, path }: Named,
) {
  const site = siteOf(matches);
  const t = translatorFor(site.locale);
  return pageMeta({ ...site, title: t(title), description: t(description), path });
}

interface LeaveProps {
  /** An admin who must have a second factor before anything else: there is no way but this or out. */
  readonly waits: boolean;
  /** The section of the profile that led here. */
  readonly section: 'passkeys' | 'second-factor';
  /** An alternative second factor, for people who are waiting. */
  readonly children?: ReactNode;
}

/** The links below such a page. */
export function LeaveSettings({ waits, section, children }: LeaveProps) {
  const t = useTranslate();
  return (
    <AccountLinks>
      {waits ? (
        <>
          {children}
          <AccountLink to="/sign-out">{t(messages.signOut)}</AccountLink>
        </>
      ) : (
        <AccountLink to={`/app/profile/sign-in#${section}`}>{t(messages.back)}</AccountLink>
      )}
    </AccountLinks>
  );
}
