import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { passkeyWords as said } from '../passkeys.words.ts';
import { accountFields } from './account-fields.ts';
import { WhoseAccount } from './whose-account.tsx';
import css from './passkeys.module.css';

interface AddPasskeyProps {
  readonly now: Date;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly isFirst: boolean;
}

/** A name for a new passkey, and the password; the device is asked on the next step. */
export function AddPasskey({ now, email, hasPassword, isFirst }: AddPasskeyProps) {
  const say = useSay();
  return (
    <section aria-labelledby="add-passkey" className={css.add}>
      <h2 id="add-passkey">{say(said.addTitle)}</h2>
      <p>{say(isFirst ? said.none : said.backup)}</p>
      <p className={css.withoutScripts}>{say(said.needsScript)}</p>
      <div className={css.withScripts}>
        <Form
          fields={hasPassword ? accountFields.passkeyByPassword : accountFields.passkey}
          now={now}
          intent="begin"
        >
          <WhoseAccount email={email} />
          <TextField name="name" label={say(said.name)} hint={say(said.nameHint)} maxLength={60} />
          {hasPassword && (
            <PasswordField
              name="password"
              label={say(said.password)}
              autoComplete="current-password"
            />
          )}
          <SubmitButton size="large" block pending={say(said.working)}>
            {say(said.continue)}
          </SubmitButton>
        </Form>
      </div>
    </section>
  );
}
