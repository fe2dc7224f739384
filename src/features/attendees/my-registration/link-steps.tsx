import { Link } from 'react-router';
import { loginFor } from '../../accounts/own-path.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { FairAttendee } from '../fair-attendee.entity.ts';
import { ownMessages as messages } from './own.messages.ts';
import { joinParameter, registrationOf, registrationPage } from '../registration-page.ts';
import { registerMessages } from '../questions/register.messages.ts';
import css from './my-registrations.module.css';

const nothing = {};
const sendFields = { email: FairAttendee.members.email };

interface OpenLinkProps {
  readonly token: string;
  /** The session to join with it. */
  readonly join: number | null;
  readonly now: string;
}

/** An email's link before it is used: programs that follow links press no buttons. */
export function OpenLink({ token, join, now }: OpenLinkProps) {
  const t = useTranslate();
  return (
    <div className={css.column}>
      <PageHead title={t(messages.openTitle)} lead={t(messages.openText)} />
      <Form fields={nothing} now={new Date(now)} intent="open" action={registrationPage}>
        <input type="hidden" name="token" value={token} />
        {join !== null && <input type="hidden" name={joinParameter} value={join} />}
        <SubmitButton size="large" block pending={t(messages.opening)}>
          {t(messages.open)}
        </SubmitButton>
      </Form>
    </div>
  );
}

interface AskForLinkProps {
  readonly now: string;
  /** The address of its fair. */
  readonly fair: string | null;
  readonly isSent: boolean;
}

/** Where signed-out people request a new link; the response is the same for every address. */
export function AskForLink({ now, fair, isSent }: AskForLinkProps) {
  const t = useTranslate();
  const back = fair === null ? registrationPage : registrationOf(fair);
  return (
    <div className={css.column}>
      <PageHead title={t(messages.askTitle)} lead={t(messages.askText)} />
      {isSent && (
        <Notice kind="success" title={t(messages.sent)} live>
          {t(messages.sentText)}
        </Notice>
      )}
      <Form fields={sendFields} now={new Date(now)} intent="send" action={registrationPage}>
        <EmailField name="email" label={t(registerMessages.email)} />
        <SubmitButton size="large" block pending={t(messages.sending)}>
          {t(messages.send)}
        </SubmitButton>
      </Form>
      <p>
        <Link to={loginFor(back)}>{t(messages.signIn)}</Link>
      </p>
    </div>
  );
}
