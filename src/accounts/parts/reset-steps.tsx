import { Form as PlainForm } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { accountFields } from './account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from './account-links.tsx';
import { accountWords } from './account.words.ts';
import { MailedCodeField } from './mailed-code-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { resetWords } from './reset.words.ts';
import { leadTo } from './lead-to.ts';
import { WhoseAccount } from './whose-account.tsx';
import css from './code-step.module.css';

interface StepProps<Email> {
  readonly now: Date;
  readonly back: string | null;
  readonly email: Email;
}

/** Whoever forgot the password says whose it was. */
export function AskResetStep({ now, back, email }: StepProps<string | null>) {
  const say = useSay();
  return (
    <AccountFrame title={say(resetWords.heading)} lead={say(resetWords.lead)}>
      <Form fields={accountFields.address} now={now} intent="ask" initial={{ email }}>
        <EmailField name="email" label={say(accountWords.email)} autoComplete="username" />
        <SubmitButton size="large" block pending={say(resetWords.sending)}>
          {say(resetWords.send)}
        </SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink to={leadTo('/login', back)}>{say(accountWords.backToSignIn)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}

/** The code that was mailed, and the new password. */
export function ResetStep({ now, back, email }: StepProps<string>) {
  const say = useSay();
  return (
    <AccountFrame title={say(resetWords.codeHeading)} lead={say(resetWords.codeLead, { email })}>
      <Form fields={accountFields.reset} now={now} intent="reset">
        <MailedCodeField />
        <WhoseAccount email={email} />
        <NewPasswordField label={say(accountWords.newPassword)} />
        <SubmitButton size="large" block pending={say(resetWords.saving)}>
          {say(resetWords.save)}
        </SubmitButton>
      </Form>
      <PlainForm method="post" className={css.ways}>
        <input type="hidden" name="intent" value="again" />
        <Button type="submit" kind="line">
          {say(resetWords.again)}
        </Button>
      </PlainForm>
      <AccountLinks>
        <AccountLink question={say(accountWords.wrongAddress)} to={leadTo('/reset-password', back)}>
          {say(resetWords.change)}
        </AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
