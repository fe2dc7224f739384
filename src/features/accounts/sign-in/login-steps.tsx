import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { accountFields } from '../account-pages/account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { accountMessages } from '../account-pages/account.messages.ts';
import { loginMessages } from './login.messages.ts';
import { MailedCodeField } from '../mailed-codes/mailed-code-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { leadTo } from '../account-pages/lead-to.ts';
import { WhoseAccount } from '../account-pages/whose-account.tsx';

/** Replaces a temporary password. */
export function OwnPasswordForm({ now, email }: { readonly now: Date; readonly email: string }) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(loginMessages.passwordHeading)} lead={t(loginMessages.passwordLead)}>
      <Form fields={accountFields.newPassword} now={now} intent="new-password">
        <WhoseAccount email={email} />
        <NewPasswordField label={t(accountMessages.newPassword)} />
        <SubmitButton size="large" block pending={t(loginMessages.saving)}>
          {t(loginMessages.savePassword)}
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}

interface StepProps {
  readonly now: Date;
  readonly back: string | null;
}

/** Takes the code emailed when the provider did not verify the address. */
export function LinkForm({ now, back }: StepProps) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(loginMessages.linkHeading)} lead={t(loginMessages.linkLead)}>
      <Form fields={accountFields.code} now={now} intent="link">
        <MailedCodeField />
        <SubmitButton size="large" block pending={t(loginMessages.signingIn)}>
          {t(loginMessages.link)}
        </SubmitButton>
      </Form>
      <BackToSignIn back={back} />
    </AccountFrame>
  );
}

/** The owner of an account for which too much was tried comes by a mailed link. */
export function UnlockForm({ now, back }: StepProps) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(loginMessages.unlockHeading)} lead={t(loginMessages.unlockLead)}>
      <Form fields={{}} now={now} intent="unlock">
        <SubmitButton size="large" block pending={t(loginMessages.unlocking)}>
          {t(loginMessages.unlock)}
        </SubmitButton>
      </Form>
      <BackToSignIn back={back} />
    </AccountFrame>
  );
}

/** Emails a new confirmation code. */
export function ResendForm({ now, back }: StepProps) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(loginMessages.resendHeading)} lead={t(loginMessages.resendLead)}>
      <Form fields={accountFields.address} now={now} intent="resend">
        <EmailField name="email" label={t(accountMessages.email)} autoComplete="username" />
        <SubmitButton size="large" block pending={t(loginMessages.sendingCode)}>
          {t(loginMessages.sendCode)}
        </SubmitButton>
      </Form>
      <BackToSignIn back={back} />
    </AccountFrame>
  );
}

function BackToSignIn({ back }: Pick<StepProps, 'back'>) {
  const t = useTranslate();
  return (
    <AccountLinks>
      <AccountLink to={leadTo('/login', back)}>{t(accountMessages.backToSignIn)}</AccountLink>
    </AccountLinks>
  );
}
