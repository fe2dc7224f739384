import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { leavingFields } from './leaving-fields.ts';
import { leavingMessages as messages } from './leaving.messages.ts';
import { ProfileSection } from '../profile/profile-section.tsx';

interface ConfirmProps {
  readonly now: Date;
  readonly email: string;
  /** A code has been mailed a moment ago. */
  readonly codeSent: boolean;
}

const noFields = {};

/** Deletes by the password. */
export function ByPassword({ now, email }: Omit<ConfirmProps, 'codeSent'>) {
  const t = useTranslate();
  return (
    <ProfileSection anchor="by-password" title={t(messages.byPassword)}>
      <Form fields={leavingFields.password} now={now} intent="by-password">
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={email}
          readOnly
          hidden
        />
        <PasswordField
          name="password"
          label={t(messages.password)}
          autoComplete="current-password"
        />
        <DeleteButton />
      </Form>
    </ProfileSection>
  );
}

/** Deletes by a code that is mailed first. */
export function ByCode({ now, email, codeSent }: ConfirmProps) {
  const t = useTranslate();
  return (
    <ProfileSection anchor="by-code" title={t(messages.byCode)}>
      <Form fields={noFields} now={now} intent="send-code">
        {codeSent && (
          <Notice kind="success" live>
            {t(messages.codeSent, { email })}
          </Notice>
        )}
        <div>
          <SubmitButton kind="line" icon="mail" pending={t(messages.sending)}>
            {t(messages.sendCode)}
          </SubmitButton>
        </div>
      </Form>
      <Form fields={leavingFields.code} now={now} intent="by-code">
        <CodeField name="code" label={t(messages.code)} hint={t(messages.codeHint)} />
        <DeleteButton />
      </Form>
    </ProfileSection>
  );
}

function DeleteButton() {
  const t = useTranslate();
  return (
    <div>
      <SubmitButton kind="danger" icon="trash" pending={t(messages.deleting)}>
        {t(messages.delete)}
      </SubmitButton>
    </div>
  );
}
