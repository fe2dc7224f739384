import { Form as PlainForm } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { accountFields } from '../account-pages/account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { MailedCodeField } from '../mailed-codes/mailed-code-field.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { registerMessages } from './register.messages.ts';
import { leadTo } from '../account-pages/lead-to.ts';
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
  const t = useTranslate();
  return (
    <AccountFrame
      title={t(registerMessages.codeHeading)}
      // Anyone who did not just register is unverified: reveal nothing about the account.
      lead={t(as ? registerMessages.codeLead : registerMessages.codeLeadUnknown, { email })}
      steps={<RegisterSteps at="code" as={as} />}
    >
      {/* A new code by email clears what was typed of the old one. */}
      <Form key={now.getTime()} fields={accountFields.code} now={now} intent="confirm">
        <MailedCodeField />
        <SubmitButton size="large" block pending={t(registerMessages.confirming)}>
          {t(registerMessages.confirm)}
        </SubmitButton>
      </Form>
      <div className={css.more}>
        <p>{t(registerMessages.codeLooksLike)}</p>
        <div className={css.ways}>
          <Other intent="resend">{t(registerMessages.resend)}</Other>
          <Other intent="change">{t(registerMessages.change)}</Other>
        </div>
      </div>
      <AccountLinks>
        <AccountLink question={t(registerMessages.alreadyConfirmed)} to={leadTo('/login', back)}>
          {t(registerMessages.signIn)}
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
