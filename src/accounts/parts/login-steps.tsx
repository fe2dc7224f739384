import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { accountFields } from './account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from './account-links.tsx';
import { accountWords } from './account.words.ts';
import { loginWords } from './login.words.ts';
import { MailedCodeField } from './mailed-code-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { leadTo } from './lead-to.ts';
import { WhoseAccount } from './whose-account.tsx';

/** Whoever came with a temporary password sets an own one. */
export function OwnPasswordForm({ now, email }: { readonly now: Date; readonly email: string }) {
  const say = useSay();
  return (
    <AccountFrame title={say(loginWords.passwordHeading)} lead={say(loginWords.passwordLead)}>
      <Form fields={accountFields.newPassword} now={now} intent="new-password">
        <WhoseAccount email={email} />
        <NewPasswordField label={say(accountWords.newPassword)} />
        <SubmitButton size="large" block pending={say(loginWords.saving)}>
          {say(loginWords.savePassword)}
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}

interface StepProps {
  readonly now: Date;
  readonly back: string | null;
}

/** Whoever came by a provider that vouches for no address enters the code mailed there. */
export function LinkForm({ now, back }: StepProps) {
  const say = useSay();
  return (
    <AccountFrame title={say(loginWords.linkHeading)} lead={say(loginWords.linkLead)}>
      <Form fields={accountFields.code} now={now} intent="link">
        <MailedCodeField />
        <SubmitButton size="large" block pending={say(loginWords.signingIn)}>
          {say(loginWords.link)}
        </SubmitButton>
      </Form>
      <BackToSignIn back={back} />
    </AccountFrame>
  );
}

/** The owner of an account for which too much was tried comes by a mailed link. */
export function UnlockForm({ now, back }: StepProps) {
  const say = useSay();
  return (
    <AccountFrame title={say(loginWords.unlockHeading)} lead={say(loginWords.unlockLead)}>
      <Form fields={{}} now={now} intent="unlock">
        <SubmitButton size="large" block pending={say(loginWords.unlocking)}>
          {say(loginWords.unlock)}
        </SubmitButton>
      </Form>
      <BackToSignIn back={back} />
    </AccountFrame>
  );
}

/** Whoever has lost the code that confirms an address gets another one. */
export function ResendForm({ now, back }: StepProps) {
  const say = useSay();
  return (
    <AccountFrame title={say(loginWords.resendHeading)} lead={say(loginWords.resendLead)}>
      <Form fields={accountFields.address} now={now} intent="resend">
        <EmailField name="email" label={say(accountWords.email)} autoComplete="username" />
        <SubmitButton size="large" block pending={say(loginWords.sendingCode)}>
          {say(loginWords.sendCode)}
        </SubmitButton>
      </Form>
      <BackToSignIn back={back} />
    </AccountFrame>
  );
}

function BackToSignIn({ back }: Pick<StepProps, 'back'>) {
  const say = useSay();
  return (
    <AccountLinks>
      <AccountLink to={leadTo('/login', back)}>{say(accountWords.backToSignIn)}</AccountLink>
    </AccountLinks>
  );
}
