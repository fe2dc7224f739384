import { CodeField } from '../../ui/code-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { leavingFields } from './leaving-fields.ts';
import { leavingWords as said } from './leaving.words.ts';
import { ProfileSection } from './profile-section.tsx';

interface ConfirmProps {
  readonly now: Date;
  readonly email: string;
  /** A code has been mailed a moment ago. */
  readonly codeSent: boolean;
}

const noFields = {};

/** Deletes by the password. */
export function ByPassword({ now, email }: Omit<ConfirmProps, 'codeSent'>) {
  const say = useSay();
  return (
    <ProfileSection anchor="by-password" title={say(said.byPassword)}>
      <Form fields={leavingFields.password} now={now} intent="by-password">
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={email}
          readOnly
          hidden
        />
        <PasswordField name="password" label={say(said.password)} autoComplete="current-password" />
        <DeleteButton />
      </Form>
    </ProfileSection>
  );
}

/** Deletes by a code that is mailed first. */
export function ByCode({ now, email, codeSent }: ConfirmProps) {
  const say = useSay();
  return (
    <ProfileSection anchor="by-code" title={say(said.byCode)}>
      <Form fields={noFields} now={now} intent="send-code">
        {codeSent && (
          <Notice kind="success" live>
            {say(said.codeSent, { email })}
          </Notice>
        )}
        <div>
          <SubmitButton kind="line" icon="mail" pending={say(said.sending)}>
            {say(said.sendCode)}
          </SubmitButton>
        </div>
      </Form>
      <Form fields={leavingFields.code} now={now} intent="by-code">
        <CodeField name="code" label={say(said.code)} hint={say(said.codeHint)} />
        <DeleteButton />
      </Form>
    </ProfileSection>
  );
}

function DeleteButton() {
  const say = useSay();
  return (
    <div>
      <SubmitButton kind="danger" icon="trash" pending={say(said.deleting)}>
        {say(said.delete)}
      </SubmitButton>
    </div>
  );
}
