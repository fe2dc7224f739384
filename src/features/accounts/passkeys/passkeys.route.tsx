import * as v from 'valibot';
import type { Route } from './+types/passkeys.route.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { addByDevice } from './ask-device.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { OwnPasskeys } from './own-passkeys.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { beginPasskey, removePasskey, renamePasskey } from './passkeys-by-form.ts';
import { hasPassword, LeaveSettings, settingsMeta } from '../second-factor/sign-in-settings.tsx';
import { openFormVisit, openVisit } from '../account-pages/visit.ts';
import { passkeyMessages as messages } from '../sign-in-settings.messages.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

const who = v.object({ user: v.object({ email: v.string() }) });
const listed = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    synced: v.boolean(),
    createdAt: v.string(),
    lastUsedAt: v.nullable(v.string()),
  }),
);

export async function loader(args: Route.LoaderArgs) {
  const { call, back } = openVisit(args);
  const [session, own, withPassword] = await Promise.all([
    call.send('GET', '/api/auth/get-session'),
    call.send('GET', '/api/auth/passkey/list'),
    hasPassword(call),
  ]);
  return {
    now: call.now,
    zone: call.zone ?? 'UTC',
    back,
    email: v.parse(who, await session.json()).user.email,
    passkeys: v.parse(listed, await own.json()),
    hasPassword: withPassword,
    /** An admin who must have a second factor before anything else. */
    waits: call.viewer?.waitsFor !== undefined,
  };
}

export async function action(args: Route.ActionArgs) {
  const { visit, intent } = await openFormVisit(args);
  switch (intent) {
    case 'rename':
      return renamePasskey(visit);
    case 'remove':
      return removePasskey(visit);
    default:
      return beginPasskey(visit);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return settingsMeta(matches, { ...messages, path: '/app/passkeys' });
}

/** Where someone adds, renames and removes passkeys. */
export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { back, passkeys, waits, ...shared } = loaderData;
  if (actionData && 'step' in actionData) {
    const { options, name } = actionData;
    return (
      <AccountFrame title={t(messages.createHeading)} lead={t(messages.createLead)}>
        <PasskeyButton
          ask={() => addByDevice(options, name)}
          label={t(messages.create)}
          next={back ?? '/app/passkeys'}
        />
        <AccountLinks>
          <AccountLink to={leadTo('/app/passkeys', back)}>{t(messages.startAgain)}</AccountLink>
        </AccountLinks>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t(messages.title)} lead={t(waits ? messages.requiredLead : messages.lead)}>
      {passkeys.length > 0 && <OwnPasskeys passkeys={passkeys} {...shared} />}
      <AddPasskey isFirst={passkeys.length === 0} {...shared} />
      <LeaveSettings waits={waits} section="passkeys">
        <AccountLink to={leadTo('/app/second-factor', back)}>{t(messages.useApp)}</AccountLink>
      </LeaveSettings>
    </AccountFrame>
  );
}
