import { Link } from 'react-router';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import { userTypeLabels } from '../user-list/user-type-labels.messages.ts';
import { accountFields } from '../account-pages/account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { accountMessages } from '../account-pages/account.messages.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { registerMessages } from './register.messages.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import type { ChosenType } from './sign-up-by-form.ts';
import css from './details-step.module.css';
import termsCss from './terms.module.css';

const pages: Readonly<Record<string, string>> = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
};

/** What someone agrees to, with links where the sentence marks them. */
function Terms() {
  const parts = useTranslate()(registerMessages.terms).split(/<(terms|privacy)>(.*?)<\/\1>/);
  return (
    <p className={termsCss.terms}>
      {parts.map((part, index) => {
        // Text, name of a link, its words, text, …
        if (index % 3 === 1) return null;
        if (index % 3 === 0) return part;
        return (
          <Link key={part} to={pages[parts[index - 1] ?? ''] ?? '/'}>
            {part}
          </Link>
        );
      })}
    </p>
  );
}

interface DetailsStepProps {
  readonly now: Date;
  readonly back: string | null;
  readonly as: ChosenType;
  /** What is known already, to begin with. */
  readonly known: { readonly email?: string };
  /** The address has an account already. */
  readonly exists: boolean;
}

/** Address and password of a new account. */
export function DetailsStep({ now, back, as, known, exists }: DetailsStepProps) {
  const t = useTranslate();
  return (
    <AccountFrame
      title={t(registerMessages.detailsHeading)}
      lead={t(registerMessages.detailsLead)}
      steps={<RegisterSteps at="details" as={as} />}
    >
      <p className={css.as}>
        {t(registerMessages.asType)} <b>{t(userTypeLabels[as])}</b>
      </p>
      <Form fields={accountFields.signUp} now={now} intent="sign-up" initial={known}>
        <TextField name="name" label={t(registerMessages.name)} autoComplete="name" />
        <div>
          <EmailField
            name="email"
            label={t(accountMessages.email)}
            hint={t(registerMessages.emailHint)}
            autoComplete="username"
          />
          {exists && (
            <p className={css.exists}>
              {t(registerMessages.exists)}{' '}
              <Link to={leadTo('/login', back)}>{t(registerMessages.existsSignIn)}</Link>{' '}
              {t(registerMessages.existsOr)}{' '}
              <Link to={leadTo('/reset-password', back)}>{t(registerMessages.existsReset)}</Link>.
            </p>
          )}
        </div>
        <NewPasswordField label={t(accountMessages.password)} />
        <SubmitButton size="large" block pending={t(registerMessages.creating)}>
          {t(registerMessages.create)}
        </SubmitButton>
        <Terms />
      </Form>
      <AccountLinks>
        <AccountLink to={leadTo('/register', back)}>{t(registerMessages.otherType)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
