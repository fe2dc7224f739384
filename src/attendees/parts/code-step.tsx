import { Form as PlainForm, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useTranslate } from '../../ui/translate.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ownMessages as messages } from '../own.messages.ts';
import { codeFields } from './code-fields.ts';
import css from './register-form.module.css';

interface CodeStepProps {
  readonly now: string;
  /** Null where it was mailed to the address that a link belongs to. */
  readonly email: string | null;
  readonly isLive: boolean;
  /** Where another address is typed. */
  readonly again: string;
}

/** Where the six digits of the email are entered: they are all that is between someone and the fair. */
export function CodeStep({ now, email, isLive, again }: CodeStepProps) {
  const t = useTranslate();
  return (
    <div className={css.column}>
      <header>
        <h1>{t(messages.codeTitle)}</h1>
        <p>{email === null ? t(messages.codeLeadLink) : t(messages.codeLead, { email })}</p>
      </header>
      {/* Another code by email: what was typed of the one before is gone. */}
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
