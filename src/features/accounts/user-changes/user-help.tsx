import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { AskLink } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { adminUsersMessages as messages } from '../user-list/admin-users.messages.ts';
import type { ListedUser } from '../user-list/listed-user.ts';
import { Whom } from './whom.tsx';
import css from '../user-list/user-table.module.css';

const nothing = {};

interface UserHelpProps {
  readonly user: ListedUser;
  readonly now: Date;
  /** The address of the page. */
  readonly query: string;
}

/** What an admin does for the holder of an account; what takes something away leads to a question. */
export function UserHelp({ user, now, query }: UserHelpProps) {
  const canBeApproved = user.userType === 'counselor' || user.userType === 'college';
  return (
    <div className={css.help}>
      {!user.disabled && <OneAct user={user} now={now} act="resend" label={messages.resendCode} />}
      {canBeApproved && !user.approved && (
        <OneAct user={user} now={now} act="approve" label={messages.approve} />
      )}
      {canBeApproved && user.approved && (
        <Ask user={user} query={query} act="unapprove" label={messages.unapprove} />
      )}
      {user.disabled && <OneAct user={user} now={now} act="enable" label={messages.enable} />}
      {!user.disabled && (
        <span className={css.apart}>
          <Ask user={user} query={query} act="disable" label={messages.disable} />
        </span>
      )}
      {user.secondFactor && (
        <Ask user={user} query={query} act="second-factor" label={messages.resetSecondFactor} />
      )}
      {user.emailVerified && (
        <Ask user={user} query={query} act="type" label={messages.changeType} />
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
  const t = useTranslate();
  const words = t(label);
  return (
    <AskLink
      kind="dangerLine"
      to={withChanges(query, { ask: `${act}.${user.id}` })}
      aria-label={t(messages.actFor, { act: words, email: user.email })}
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
  const t = useTranslate();
  const act = t(label);
  return (
    <SubmitButton
      kind="soft"
      size="small"
      aria-label={t(messages.actFor, { act, email: user.email })}
    >
      {act}
    </SubmitButton>
  );
}
