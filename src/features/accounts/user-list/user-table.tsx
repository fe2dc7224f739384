import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { sortedBy, type TableAsked, withChanges } from '../../../ui/tables/table-address.ts';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { adminUsersMessages as messages } from './admin-users.messages.ts';
import { userTypeLabels } from './user-type-labels.messages.ts';
import type { userSorts } from './load-users.ts';
import { usersMessages } from './users.messages.ts';
import { isUserType, type ListedUser } from './listed-user.ts';
import css from './user-table.module.css';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { AskLink } from '../../../ui/overlays/question.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Whom } from '../user-changes/whom.tsx';

const nothing = {};

interface UserHelpProps {
  readonly user: ListedUser;
  readonly now: Date;
  /** The address of the page. */
  readonly query: string;
}

/** What an admin does for the holder of an account; what takes something away leads to a question. */
function UserHelp({ user, now, query }: UserHelpProps) {
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

interface UserTableProps {
  readonly items: readonly ListedUser[];
  /** The admin's own account. */
  readonly own: string | null;
  readonly zone: string;
  readonly now: Date;
  /** The address of the page. */
  readonly query: string;
  readonly asked: TableAsked;
  /** The form that the boxes belong to, and those that are selected. */
  readonly formId: string;
  readonly chosen: readonly string[];
}

/** Accounts, a row each, with what an admin does for their holders. */
export function UserTable(props: UserTableProps) {
  const { items, own, zone, now, query, asked, formId, chosen } = props;
  const t = useTranslate();
  const by = (key: (typeof userSorts)[number]) => sortedBy(query, asked, key, 'email');
  const present = now.toISOString();
  return (
    <DataTable
      caption={t(messages.title)}
      columns={[
        { key: 'user', title: t(messages.user), ...by('name') },
        { key: 'email', title: t(usersMessages.email), ...by('email') },
        { key: 'type', title: t(messages.type), ...by('userType') },
        { key: 'state', title: t(messages.state) },
        { key: 'since', title: t(usersMessages.since), ...by('createdAt') },
        { key: 'seen', title: t(messages.lastSeen) },
        { key: 'help', title: t(messages.help) },
      ]}
      rows={items.map((user) => ({
        id: user.id,
        cells: {
          user: (
            <>
              {user.id !== own && (
                <Pick
                  id={user.id}
                  form={formId}
                  label={t(usersMessages.select, { name: user.name || user.email })}
                  checked={chosen.includes(user.id)}
                />
              )}
              {user.name || t(messages.noName)}
            </>
          ),
          email: <span className={css.email}>{user.email}</span>,
          type: isUserType(user.userType) ? t(userTypeLabels[user.userType]) : user.userType,
          state: <State user={user} />,
          since: (
            <span className={css.seen}>
              <When start={user.createdAt} zone={zone} now={present} show="day" />
            </span>
          ),
          seen: user.lastSeenAt ? (
            <span className={css.seen}>
              <When start={user.lastSeenAt} zone={zone} now={present} show="day" />
            </span>
          ) : (
            t(messages.never)
          ),
          help:
            user.id === own ? t(messages.you) : <UserHelp user={user} now={now} query={query} />,
        },
      }))}
    />
  );
}

function State({ user }: { readonly user: ListedUser }) {
  const t = useTranslate();
  if (user.disabled) return <Tag kind="sun">{t(messages.disabled)}</Tag>;
  if (!user.emailVerified) return <Tag>{t(messages.unconfirmed)}</Tag>;
  return <Tag kind="lawn">{t(user.approved ? messages.approved : messages.active)}</Tag>;
}
