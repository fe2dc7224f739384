import { Link } from 'react-router';
import { loginFor } from '../../accounts/own-path.ts';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { FairAttendee } from '../fair-attendee.entity.ts';
import { ownWords as said } from '../own.words.ts';
import { joinParameter, registrationOf, registrationPage } from '../registration-page.ts';
import { registerWords } from '../register.words.ts';
import css from './my-registrations.module.css';

const nothing = {};
const sendFields = { email: FairAttendee.members.email };

interface OpenLinkProps {
  readonly token: string;
  /** The session to join with it. */
  readonly join: number | null;
  readonly now: string;
}

/** The link of a mail before it is spent: programs that follow links press no buttons. */
export function OpenLink({ token, join, now }: OpenLinkProps) {
  const say = useSay();
  return (
    <div className={css.column}>
      <PageHead title={say(said.openTitle)} lead={say(said.openText)} />
      <Form fields={nothing} now={new Date(now)} intent="open" action={registrationPage}>
        <input type="hidden" name="token" value={token} />
        {join !== null && <input type="hidden" name={joinParameter} value={join} />}
        <SubmitButton size="large" block pending={say(said.opening)}>
          {say(said.open)}
        </SubmitButton>
      </Form>
    </div>
  );
}

interface AskForLinkProps {
  readonly now: string;
  /** The fair it is about, by its address. */
  readonly fair: string | null;
  readonly isSent: boolean;
}

/** Where who is signed out asks for a new link, and is told the same for every address. */
export function AskForLink({ now, fair, isSent }: AskForLinkProps) {
  const say = useSay();
  const back = fair === null ? registrationPage : registrationOf(fair);
  return (
    <div className={css.column}>
      <PageHead title={say(said.askTitle)} lead={say(said.askText)} />
      {isSent && (
        <Notice kind="success" title={say(said.sent)} live>
          {say(said.sentText)}
        </Notice>
      )}
      <Form fields={sendFields} now={new Date(now)} intent="send" action={registrationPage}>
        <EmailField name="email" label={say(registerWords.email)} />
        <SubmitButton size="large" block pending={say(said.sending)}>
          {say(said.send)}
        </SubmitButton>
      </Form>
      <p>
        <Link to={loginFor(back)}>{say(said.signIn)}</Link>
      </p>
    </div>
  );
}
