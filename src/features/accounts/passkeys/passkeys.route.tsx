import * as v from 'valibot';
import type { Route } from './+types/passkeys.route.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { addByDevice } from './ask-device.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { beginPasskey, removePasskey, renamePasskey } from './passkeys-by-form.ts';
import { hasPassword, LeaveSettings, settingsMeta } from '../second-factor/sign-in-settings.tsx';
import { openFormVisit, openVisit } from '../account-pages/visit.ts';
import { passkeyMessages as messages } from '../sign-in-settings.messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { accountFields } from '../account-pages/account-fields.ts';
import { WhoseAccount } from '../account-pages/whose-account.tsx';
import css from './passkeys.module.css';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { When } from '../../../ui/time/when.tsx';

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

interface AddPasskeyProps {
  readonly now: Date;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly isFirst: boolean;
}

/** A name for a new passkey, and the password; the device is asked on the next step. */
function AddPasskey({ now, email, hasPassword, isFirst }: AddPasskeyProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="add-passkey" className={css.add}>
      <h2 id="add-passkey">{t(messages.addTitle)}</h2>
      <p>{t(isFirst ? messages.none : messages.backup)}</p>
      <p className={css.withoutScripts}>{t(messages.needsScript)}</p>
      <div className={css.withScripts}>
        <Form
          fields={hasPassword ? accountFields.passkeyByPassword : accountFields.passkey}
          now={now}
          intent="begin"
        >
          <WhoseAccount email={email} />
          <TextField
            name="name"
            label={t(messages.name)}
            hint={t(messages.nameHint)}
            maxLength={60}
          />
          {hasPassword && (
            <PasswordField
              name="password"
              label={t(messages.password)}
              autoComplete="current-password"
            />
          )}
          <SubmitButton size="large" block pending={t(messages.working)}>
            {t(messages.continue)}
          </SubmitButton>
        </Form>
      </div>
    </section>
  );
}

interface OwnPasskeysProps {
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
  }[];
  readonly now: Date;
  readonly zone: string;
  readonly hasPassword: boolean;
}

/** The passkeys someone has, each to be renamed or removed. */
function OwnPasskeys({ passkeys, now, zone, hasPassword }: OwnPasskeysProps) {
  const t = useTranslate();
  const day = (instant: string) => (
    <When start={instant} zone={zone} now={now.toISOString()} show="day" />
  );
  return (
    <ul className={css.list} aria-label={t(messages.list)}>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id}>
          <p className={css.name}>{name}</p>
          <p className={css.about}>
            {t(messages.added)} {day(createdAt)}
            {'\u00a0· '}
            {lastUsedAt === null ? (
              t(messages.neverUsed)
            ) : (
              <>
                {t(messages.used)} {day(lastUsedAt)}
              </>
            )}
          </p>
          <Disclosure title={t(messages.change, { name })}>
            <div className={css.change}>
              <Form fields={accountFields.passkey} now={now} intent="rename" initial={{ name }}>
                <input type="hidden" name="id" value={id} />
                <TextField name="name" label={t(messages.name)} maxLength={60} />
                <SubmitButton kind="line" pending={t(messages.working)}>
                  {t(messages.rename)}
                </SubmitButton>
              </Form>
              <Form fields={hasPassword ? accountFields.password : {}} now={now} intent="remove">
                <input type="hidden" name="id" value={id} />
                <p>{t(messages.removeLead)}</p>
                {hasPassword && (
                  <PasswordField
                    name="password"
                    label={t(messages.password)}
                    autoComplete="current-password"
                  />
                )}
                <SubmitButton kind="danger" pending={t(messages.working)}>
                  {t(messages.remove)}
                </SubmitButton>
              </Form>
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
