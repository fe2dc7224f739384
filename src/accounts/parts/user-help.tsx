import { userTypes } from '../../platform/model/viewer.ts';
import { choice } from '../../platform/model/kinds.ts';
import type { Message } from '../../platform/words/words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { AskLink } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { adminUsersWords as said } from '../admin-users.words.ts';
import { userTypeLabels } from '../user-type-labels.words.ts';
import type { ListedUser } from './listed-user.ts';
import { Whom } from './whom.tsx';
import css from './user-table.module.css';

const nothing = {};
const typeField = { userType: choice(userTypes) };

interface UserHelpProps {
  readonly user: ListedUser;
  readonly now: Date;
  /** The address of the page. */
  readonly query: string;
}

/** What an admin does for the holder of an account: a form for each. */
export function UserHelp({ user, now, query }: UserHelpProps) {
  const say = useSay();
  const canBeApproved = user.userType === 'counselor' || user.userType === 'college';
  return (
    <div className={css.help}>
      {!user.disabled && <OneAct user={user} now={now} act="resend" label={said.resendCode} />}
      {canBeApproved && (
        <OneAct
          user={user}
          now={now}
          act={user.approved ? 'unapprove' : 'approve'}
          label={user.approved ? said.unapprove : said.approve}
        />
      )}
      {user.disabled && <OneAct user={user} now={now} act="enable" label={said.enable} />}
      {!user.disabled && (
        <span className={css.apart}>
          <Ask user={user} query={query} act="disable" label={said.disable} />
        </span>
      )}
      {user.secondFactor && (
        <Ask user={user} query={query} act="second-factor" label={said.resetSecondFactor} />
      )}
      {user.emailVerified && (
        <Disclosure title={say(said.changeType)}>
          <Form fields={typeField} now={now} intent={`type ${user.id}`}>
            <div className={css.help}>
              <Whom user={user} act="type" />
              <SelectField
                name="userType"
                label={<span className="visually-hidden">{say(said.newType)}</span>}
                empty={null}
                defaultValue={user.userType}
                options={userTypes.map((value) => ({ value, label: say(userTypeLabels[value]) }))}
              />
              <Press user={user} label={said.changeType} />
            </div>
          </Form>
        </Disclosure>
      )}
    </div>
  );
}

interface AskProps {
  readonly user: ListedUser;
  readonly query: string;
  readonly act: string;
  readonly label: Message;
}

/** Leads to the question. */
function Ask({ user, query, act, label }: AskProps) {
  const say = useSay();
  const words = say(label);
  return (
    <AskLink
      kind="dangerLine"
      to={withChanges(query, { ask: `${act}.${user.id}` })}
      aria-label={say(said.actFor, { act: words, email: user.email })}
    >
      {words}
    </AskLink>
  );
}

interface OneActProps extends Omit<UserHelpProps, 'query'> {
  readonly act: string;
  readonly label: Message;
}

function OneAct({ user, now, act, label }: OneActProps) {
  return (
    <Form fields={nothing} now={now} intent={`${act} ${user.id}`}>
      <Whom user={user} act={act} />
      <Press user={user} label={label} />
    </Form>
  );
}

function Press({ user, label }: { readonly user: ListedUser; readonly label: Message }) {
  const say = useSay();
  const act = say(label);
  return (
    <SubmitButton
      kind="soft"
      size="small"
      aria-label={say(said.actFor, { act, email: user.email })}
    >
      {act}
    </SubmitButton>
  );
}
