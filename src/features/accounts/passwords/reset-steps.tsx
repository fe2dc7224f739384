import { Form as PlainForm } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { accountFields } from '../account-pages/account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { accountMessages } from '../account-pages/account.messages.ts';
import { MailedCodeField } from '../mailed-codes/mailed-code-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { resetMessages } from './reset.messages.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import { WhoseAccount } from '../account-pages/whose-account.tsx';
import css from '../sign-up/code-step.module.css';

interface StepProps<Email> {
  readonly now: Date;
  readonly back: string | null;
  readonly email: Email;
}

/** Asks for the address of the account. */
export function AskResetStep({ now, back, email }: StepProps<string | null>) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(resetMessages.heading)} lead={t(resetMessages.lead)}>
      <Form fields={accountFields.address} now={now} intent="ask" initial={{ email }}>
        <EmailField name="email" label={t(accountMessages.email)} autoComplete="username" />
        <SubmitButton size="large" block pending={t(resetMessages.sending)}>
          {t(resetMessages.send)}
        </SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink to={leadTo('/login', back)}>{t(accountMessages.backToSignIn)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}

/** The code that was mailed, and the new password. */
export function ResetStep({ now, back, email }: StepProps<string>) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(resetMessages.codeHeading)} lead={t(resetMessages.codeLead, { email })}>
      <Form fields={accountFields.reset} now={now} intent="reset">
        <MailedCodeField />
        <WhoseAccount email={email} />
        <NewPasswordField label={t(accountMessages.newPassword)} />
        <SubmitButton size="large" block pending={t(resetMessages.saving)}>
          {t(resetMessages.save)}
        </SubmitButton>
      </Form>
      <PlainForm method="post" className={css.ways}>
        <input type="hidden" name="intent" value="again" />
        <Button type="submit" kind="line">
          {t(resetMessages.again)}
        </Button>
      </PlainForm>
      <AccountLinks>
        <AccountLink
          question={t(accountMessages.wrongAddress)}
          to={leadTo('/reset-password', back)}
        >
          {t(resetMessages.change)}
        </AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
