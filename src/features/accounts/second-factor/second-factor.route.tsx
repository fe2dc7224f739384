import * as v from 'valibot';
import type { Route } from './+types/second-factor.route.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { accountFields } from '../account-pages/account-fields.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { signInByDevice } from '../passkeys/ask-device.ts';
import { passkeyMessages, secondFactorMessages as messages } from '../sign-in-settings.messages.ts';
import { AccountLink } from '../account-pages/account-links.tsx';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './second-factor-by-form.ts';
import { RecoveryCodes, ScanForm } from './second-factor-steps.tsx';
import { hasPassword, LeaveSettings, settingsMeta } from './sign-in-settings.tsx';
import { openFormVisit, openVisit } from '../account-pages/visit.ts';
import { WhoseAccount } from '../account-pages/whose-account.tsx';

export const headers = () => ({ 'cache-control': 'no-store' });

const session = v.object({
  user: v.object({ email: v.string(), twoFactorEnabled: v.nullish(v.boolean()) }),
});

export async function loader(args: Route.LoaderArgs) {
  const { call, back } = openVisit(args);
  const [who, withPassword, keys] = await Promise.all([
    call.send('GET', '/api/auth/get-session'),
    hasPassword(call),
    call.send('GET', '/api/auth/passkey/list'),
  ]);
  const read = v.safeParse(session, await who.json());
  // Without scripts this runs behind the action that has just put another session in the place of the
  // one that was sent; only then no one is signed in here (access-guard).
  const { email, twoFactorEnabled } = read.success
    ? read.output.user
    : { email: '', twoFactorEnabled: true };
  return {
    now: call.now,
    back,
    email,
    isOn: twoFactorEnabled === true,
    /** An admin who must have it before anything else. */
    waits: call.viewer?.waitsFor !== undefined,
    hasPasskey: keys.ok && v.parse(v.array(v.unknown()), await keys.json()).length > 0,
    hasPassword: withPassword,
  };
}

export async function action(args: Route.ActionArgs) {
  const { visit, intent } = await openFormVisit(args);
  switch (intent) {
    case 'confirm':
      return confirmSecondFactor(visit);
    case 'renew':
      return renewRecoveryCodes(visit);
    case 'off':
      return endSecondFactor(visit);
    default:
      return beginSecondFactor(visit);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return settingsMeta(matches, { ...messages, path: '/app/second-factor' });
}

/** Where someone sets up the second step of signing in, renews its recovery codes, or turns it off. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { now, back, email, isOn, waits, hasPasskey } = loaderData;
  const done = actionData && 'step' in actionData ? actionData : null;
  if (done?.step === 'codes')
    return <RecoveryCodes codes={done.codes} next={back ?? (isOn ? '/app' : '/app/profile')} />;
  if (done?.step === 'scan')
    return <ScanForm now={now} uri={done.uri} codes={done.codes} key_={done.key} qr={done.qr} />;
  const leave = (
    <LeaveSettings waits={waits} section="second-factor">
      {!isOn && !hasPasskey && (
        <AccountLink to={leadTo('/app/passkeys', back)}>
          {t(passkeyMessages.insteadOfApp)}
        </AccountLink>
      )}
    </LeaveSettings>
  );
  if (waits && hasPasskey)
    return (
      <AccountFrame title={t(passkeyMessages.showHeading)} lead={t(passkeyMessages.showLead)}>
        <PasskeyButton ask={signInByDevice} label={t(passkeyMessages.show)} next={back ?? '/app'} />
        <p>{t(passkeyMessages.lost)}</p>
        {leave}
      </AccountFrame>
    );
  if (isOn && waits)
    return (
      <AccountFrame title={t(messages.onHeading)} lead={t(messages.again)}>
        {leave}
      </AccountFrame>
    );
  if (isOn)
    return (
      <AccountFrame title={t(messages.onHeading)} lead={t(messages.onLead)}>
        <PasswordForm now={now} email={email} intent="renew" act={t(messages.newCodes)}>
          {t(messages.newCodesLead)}
        </PasswordForm>
        <Disclosure title={t(messages.turnOffTitle)}>
          <PasswordForm now={now} email={email} intent="off" act={t(messages.turnOff)} isGrave>
            {t(messages.turnOffLead)}
          </PasswordForm>
        </Disclosure>
        {leave}
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={t(messages.title)}
      lead={t(waits ? messages.requiredLead : messages.startLead)}
    >
      {loaderData.hasPassword ? (
        <PasswordForm now={now} email={email} intent="begin" act={t(messages.begin)}>
          {t(messages.needApp)}
        </PasswordForm>
      ) : (
        <>
          <p>{t(messages.noPassword)}</p>
          <ButtonLink to="/reset-password" size="large" block>
            {t(messages.choosePassword)}
          </ButtonLink>
        </>
      )}
      {leave}
    </AccountFrame>
  );
}

interface PasswordFormProps {
  readonly now: Date;
  readonly email: string;
  readonly intent: string;
  readonly act: string;
  readonly isGrave?: boolean;
  readonly children: string;
}

function PasswordForm({ now, email, intent, act, isGrave, children }: PasswordFormProps) {
  const t = useTranslate();
  return (
    <Form fields={accountFields.password} now={now} intent={intent}>
      <p>{children}</p>
      <WhoseAccount email={email} />
      <PasswordField name="password" label={t(messages.password)} autoComplete="current-password" />
      <SubmitButton
        size="large"
        block
        kind={isGrave ? 'danger' : 'primary'}
        pending={t(messages.working)}
      >
        {act}
      </SubmitButton>
    </Form>
  );
}
