import { Link } from 'react-router';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { Typed } from '../asked-fields.ts';
import { classParameter, type LinkedClass } from '../linked-class.ts';
import { registerWords as said } from '../register.words.ts';
import type { AttendeeType } from '../registration-fields.ts';
import { AlongUnseen } from './along-unseen.tsx';
import { ClassLine, CounselorField } from './class-fields.tsx';
import css from './register-form.module.css';

interface JoinKnownProps {
  readonly now: string;
  readonly as: AttendeeType;
  readonly typed: Typed;
  readonly email: string;
  readonly isLive: boolean;
  readonly klass: LinkedClass | null;
  /** The address of this page without a class. */
  readonly without: string;
}

const noFields = {};

/** Of somebody who has told everything before: one button registers, and enters where the fair is live. */
export function JoinKnown({ now, as, typed, email, isLive, klass, without }: JoinKnownProps) {
  const say = useSay();
  const name = [typed['firstName']?.[0], typed['lastName']?.[0]].join(' ');
  const edit = klass ? `?edit=1&${classParameter}=${klass.code}` : '?edit=1';
  return (
    <div className={css.column}>
      <header>
        <h1>{say(said.title)}</h1>
        <p>{say(isLive ? said.knownLeadLive : said.knownLead)}</p>
      </header>
      {klass && as !== 'counselor' && <ClassLine klass={klass} without={without} />}
      <Form fields={noFields} now={new Date(now)} intent="register">
        <input type="hidden" name="attendeeType" value={as} />
        <input type="hidden" name="consent" value="true" />
        <AlongUnseen as={as} typed={typed} also={['dob', 'firstName', 'lastName']} />
        <p className={css.known}>
          <Icon name="user" />
          <span>
            <b>{name}</b>
            <span>{email}</span>
          </span>
          <Link to={edit}>{say(said.knownChange)}</Link>
        </p>
        {klass?.counselor && as !== 'counselor' && <CounselorField counselor={klass.counselor} />}
        <SubmitButton size="large" block iconAfter="arrow-right" pending={say(said.registering)}>
          {say(isLive ? said.registerAndEnter : said.register)}
        </SubmitButton>
        <p className={css.quiet}>{say(said.knownConsent)}</p>
      </Form>
      <p className={css.private}>
        <Icon name="lock" />
        {say(said.private)}
      </p>
    </div>
  );
}
