import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { When } from '../../../ui/time/when.tsx';
import { passkeyMessages as messages } from '../sign-in-settings.messages.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import css from './passkeys.module.css';

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
export function OwnPasskeys({ passkeys, now, zone, hasPassword }: OwnPasskeysProps) {
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
            {' · '}
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
