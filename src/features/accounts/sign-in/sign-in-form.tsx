import { Link } from 'react-router';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { accountFields } from '../account-pages/account-fields.ts';
import { accountMessages } from '../account-pages/account.messages.ts';
import { loginMessages } from './login.messages.ts';
import { leadTo } from '../account-pages/lead-to.ts';
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
