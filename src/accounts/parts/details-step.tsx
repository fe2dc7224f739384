import { Link } from 'react-router';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField, TextField } from '../../ui/text-field.tsx';
import { userTypeLabels } from '../user-type-labels.words.ts';
import { accountFields } from './account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from './account-links.tsx';
import { accountWords } from './account.words.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { registerWords } from './register.words.ts';
import { leadTo } from './lead-to.ts';
import type { ChosenType } from './sign-up-by-form.ts';
import { Terms } from './terms.tsx';
import css from './details-step.module.css';

interface DetailsStepProps {
  readonly now: Date;
  readonly back: string | null;
  readonly as: ChosenType;
  /** The address has an account already. */
  readonly exists: boolean;
}

/** Address and password of a new account. */
export function DetailsStep({ now, back, as, exists }: DetailsStepProps) {
  const say = useSay();
  return (
    <AccountFrame
      title={say(registerWords.detailsHeading)}
      lead={say(registerWords.detailsLead)}
      steps={<RegisterSteps at="details" as={as} />}
    >
      <p className={css.as}>
        {say(registerWords.asType)} <b>{say(userTypeLabels[as])}</b>
      </p>
      <Form fields={accountFields.signUp} now={now} intent="sign-up">
        <TextField name="name" label={say(registerWords.name)} autoComplete="name" />
        <div>
          <EmailField
            name="email"
            label={say(accountWords.email)}
            hint={say(registerWords.emailHint)}
            autoComplete="username"
          />
          {exists && (
            <p className={css.exists}>
              {say(registerWords.exists)}{' '}
              <Link to={leadTo('/login', back)}>{say(registerWords.existsSignIn)}</Link>{' '}
              {say(registerWords.existsOr)}{' '}
              <Link to={leadTo('/reset-password', back)}>{say(registerWords.existsReset)}</Link>.
            </p>
          )}
        </div>
        <NewPasswordField label={say(accountWords.password)} />
        <SubmitButton size="large" block pending={say(registerWords.creating)}>
          {say(registerWords.create)}
        </SubmitButton>
        <Terms />
      </Form>
      <AccountLinks>
        <AccountLink to={leadTo('/register', back)}>{say(registerWords.otherType)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
