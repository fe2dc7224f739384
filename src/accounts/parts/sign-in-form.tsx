import { Link } from 'react-router';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useTranslate } from '../../ui/translate.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { accountFields } from './account-fields.ts';
import { accountMessages } from './account.messages.ts';
import { loginMessages } from './login.messages.ts';
import { leadTo } from './lead-to.ts';
import css from './sign-in-form.module.css';

interface SignInFormProps {
  readonly now: Date;
  readonly back: string | null;
  /** The address that is likely to be typed. */
  readonly email: string | null;
}

/** Address and password. */
export function SignInForm({ now, back, email }: SignInFormProps) {
  const t = useTranslate();
  return (
    <Form fields={accountFields.signIn} now={now} intent="sign-in" initial={{ email }}>
      <EmailField name="email" label={t(accountMessages.email)} autoComplete="username" />
      <div>
        <PasswordField
          name="password"
          label={t(accountMessages.password)}
          autoComplete="current-password"
        />
        <Link to={leadTo('/reset-password', back)} className={css.forgot}>
          {t(loginMessages.forgot)}
        </Link>
      </div>
      <SubmitButton size="large" block pending={t(loginMessages.signingIn)}>
        {t(loginMessages.signIn)}
      </SubmitButton>
    </Form>
  );
}
