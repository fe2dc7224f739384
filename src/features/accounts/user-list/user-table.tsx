import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { sortedBy, type TableAsked } from '../../../ui/tables/table-address.ts';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { adminUsersMessages as messages } from './admin-users.messages.ts';
import { userTypeLabels } from './user-type-labels.messages.ts';
import type { userSorts } from './load-users.ts';
import { usersMessages } from './users.messages.ts';
import { isUserType, type ListedUser } from './listed-user.ts';
import { UserHelp } from '../user-changes/user-help.tsx';
import css from './user-table.module.css';

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
                  {...{ id: user.id, form: formId }}
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
