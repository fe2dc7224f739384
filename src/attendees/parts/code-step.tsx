import { Form as PlainForm, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ownWords as said } from '../own.words.ts';
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

/** Where the six digits of the email are entered: they are all that is between somebody and the fair. */
export function CodeStep({ now, email, isLive, again }: CodeStepProps) {
  const say = useSay();
  return (
    <div className={css.column}>
      <header>
        <h1>{say(said.codeTitle)}</h1>
        <p>{email === null ? say(said.codeLeadLink) : say(said.codeLead, { email })}</p>
      </header>
      {/* Another code by email: what was typed of the one before is gone. */}
      <Form key={now} fields={codeFields} now={new Date(now)} intent="confirm">
        <CodeField name="code" label={say(said.code)} hint={say(said.codeHint)} />
        <SubmitButton size="large" block iconAfter="arrow-right" pending={say(said.codeChecking)}>
          {say(isLive ? said.codeEnter : said.codeConfirm)}
        </SubmitButton>
      </Form>
      <div className={css.otherwise}>
        <p>{say(said.codeMissing)}</p>
        <PlainForm method="post">
          <input type="hidden" name="intent" value="resend" />
          <Button type="submit" kind="line">
            {say(said.codeResend)}
          </Button>
        </PlainForm>
        {email !== null && <Link to={again}>{say(said.codeWrongAddress)}</Link>}
      </div>
    </div>
  );
}
