import { Form as PlainForm, Link } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { ownMessages as messages } from '../my-registration/own.messages.ts';
import { codeFields } from './code-fields.ts';
import css from '../questions/register-form.module.css';

interface CodeStepProps {
  readonly now: string;
  /** Null if it was emailed to the address of a link. */
  readonly email: string | null;
  readonly isLive: boolean;
  /** Where to enter another address. */
  readonly again: string;
}

/** Where to enter the six digits of the email: the last step before the fair. */
export function CodeStep({ now, email, isLive, again }: CodeStepProps) {
  const t = useTranslate();
  return (
    <div className={css.column}>
      <header>
        <h1>{t(messages.codeTitle)}</h1>
        <p>{email === null ? t(messages.codeLeadLink) : t(messages.codeLead, { email })}</p>
      </header>
      {/* A new code by email: digits typed for the earlier one are cleared. */}
      <Form key={now} fields={codeFields} now={new Date(now)} intent="confirm">
        <CodeField name="code" label={t(messages.code)} hint={t(messages.codeHint)} />
        <SubmitButton size="large" block iconAfter="arrow-right" pending={t(messages.codeChecking)}>
          {t(isLive ? messages.codeEnter : messages.codeConfirm)}
        </SubmitButton>
      </Form>
      <div className={css.otherwise}>
        <p>{t(messages.codeMissing)}</p>
        <PlainForm method="post">
          <input type="hidden" name="intent" value="resend" />
          <Button type="submit" kind="line">
            {t(messages.codeResend)}
          </Button>
        </PlainForm>
        {email !== null && <Link to={again}>{t(messages.codeWrongAddress)}</Link>}
      </div>
    </div>
  );
}
