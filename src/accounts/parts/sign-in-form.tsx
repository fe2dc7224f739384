import { Link } from 'react-router';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { accountFields } from './account-fields.ts';
import { accountWords } from './account.words.ts';
import { loginWords } from './login.words.ts';
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
  const say = useSay();
  return (
    <Form fields={accountFields.signIn} now={now} intent="sign-in" initial={{ email }}>
      <EmailField name="email" label={say(accountWords.email)} autoComplete="username" />
      <div>
        <PasswordField
          name="password"
          label={say(accountWords.password)}
          autoComplete="current-password"
        />
        <Link to={leadTo('/reset-password', back)} className={css.forgot}>
          {say(loginWords.forgot)}
        </Link>
      </div>
      <SubmitButton size="large" block pending={say(loginWords.signingIn)}>
        {say(loginWords.signIn)}
      </SubmitButton>
    </Form>
  );
}
