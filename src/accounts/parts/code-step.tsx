import { Form as PlainForm } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { accountFields } from './account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from './account-links.tsx';
import { MailedCodeField } from './mailed-code-field.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { registerWords } from './register.words.ts';
import { leadTo } from './lead-to.ts';
import type { ChosenType } from './sign-up-by-form.ts';
import css from './code-step.module.css';

interface CodeStepProps {
  readonly now: Date;
  readonly back: string | null;
  readonly email: string;
  /** null: the account was made before, elsewhere. */
  readonly as: ChosenType | null;
}

/** The last step: the code that was mailed. */
export function CodeStep({ now, back, email, as }: CodeStepProps) {
  const say = useSay();
  return (
    <AccountFrame
      title={say(registerWords.codeHeading)}
      // Whoever did not just register might be anybody: nothing tells whether there is an account.
      lead={say(as ? registerWords.codeLead : registerWords.codeLeadUnknown, { email })}
      steps={<RegisterSteps at="code" as={as} />}
    >
      {/* Another code by mail: what was typed of the one before is gone. */}
      <Form key={now.getTime()} fields={accountFields.code} now={now} intent="confirm">
        <MailedCodeField />
        <SubmitButton size="large" block pending={say(registerWords.confirming)}>
          {say(registerWords.confirm)}
        </SubmitButton>
      </Form>
      <div className={css.more}>
        <p>{say(registerWords.codeLooksLike)}</p>
        <div className={css.ways}>
          <Other intent="resend">{say(registerWords.resend)}</Other>
          <Other intent="change">{say(registerWords.change)}</Other>
        </div>
      </div>
      <AccountLinks>
        <AccountLink question={say(registerWords.alreadyConfirmed)} to={leadTo('/login', back)}>
          {say(registerWords.signIn)}
        </AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}

function Other({ intent, children }: { readonly intent: string; readonly children: string }) {
  return (
    <PlainForm method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" kind="line">
        {children}
      </Button>
    </PlainForm>
  );
}
