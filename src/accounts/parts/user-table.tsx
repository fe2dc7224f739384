import { DataTable } from '../../ui/data-table.tsx';
import { useSay } from '../../ui/say.tsx';
import { Pick } from '../../ui/selection.tsx';
import { sortedBy, type TableAsked } from '../../ui/table-address.ts';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import { adminUsersWords as said } from '../admin-users.words.ts';
import { userTypeLabels } from '../user-type-labels.words.ts';
import type { userSorts } from '../users/load-users.ts';
import { usersWords } from '../users/users.words.ts';
import { isUserType, type ListedUser } from './listed-user.ts';
import { UserHelp } from './user-help.tsx';
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
  const say = useSay();
  const by = (key: (typeof userSorts)[number]) => sortedBy(query, asked, key, 'email');
  const present = now.toISOString();
  return (
    <DataTable
      caption={say(said.title)}
      columns={[
        { key: 'user', title: say(said.user), ...by('name') },
        { key: 'email', title: say(usersWords.email), ...by('email') },
        { key: 'type', title: say(said.type), ...by('userType') },
        { key: 'state', title: say(said.state) },
        { key: 'since', title: say(usersWords.since), ...by('createdAt') },
        { key: 'seen', title: say(said.lastSeen) },
        { key: 'help', title: say(said.help) },
      ]}
      rows={items.map((user) => ({
        id: user.id,
        cells: {
          user: (
            <>
              {user.id !== own && (
                <Pick
                  {...{ id: user.id, form: formId }}
                  label={say(usersWords.select, { name: user.name || user.email })}
                  checked={chosen.includes(user.id)}
                />
              )}
              {user.name || say(said.noName)}
            </>
          ),
          email: <span className={css.email}>{user.email}</span>,
          type: isUserType(user.userType) ? say(userTypeLabels[user.userType]) : user.userType,
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
            say(said.never)
          ),
          help: user.id === own ? say(said.you) : <UserHelp user={user} now={now} query={query} />,
        },
      }))}
    />
  );
}

function State({ user }: { readonly user: ListedUser }) {
  const say = useSay();
  if (user.disabled) return <Tag kind="sun">{say(said.disabled)}</Tag>;
  if (!user.emailVerified) return <Tag>{say(said.unconfirmed)}</Tag>;
  return <Tag kind="lawn">{say(user.approved ? said.approved : said.active)}</Tag>;
}
