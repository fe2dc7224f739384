import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { passkeyMessages as messages } from '../sign-in-settings.messages.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import { WhoseAccount } from '../account-pages/whose-account.tsx';
import css from './passkeys.module.css';

interface AddPasskeyProps {
  readonly now: Date;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly isFirst: boolean;
}

/** A name for a new passkey, and the password; the device is asked on the next step. */
export function AddPasskey({ now, email, hasPassword, isFirst }: AddPasskeyProps) {
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
