import { DataTable } from '../../ui/data-table.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import { adminUsersWords as said } from '../admin-users.words.ts';
import { userTypeLabels } from '../user-type-labels.words.ts';
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
}

/** Accounts, a row each, with what an admin does for their holders. */
export function UserTable({ items, own, zone, now, query }: UserTableProps) {
  const say = useSay();
  const present = now.toISOString();
  return (
    <DataTable
      caption={say(said.title)}
      columns={[
        { key: 'user', title: say(said.user) },
        { key: 'type', title: say(said.type) },
        { key: 'state', title: say(said.state) },
        { key: 'seen', title: say(said.lastSeen) },
        { key: 'help', title: say(said.help) },
      ]}
      rows={items.map((user) => ({
        id: user.id,
        cells: {
          user: (
            <>
              {user.name || say(said.noName)}
              <span className={css.email}>{user.email}</span>
            </>
          ),
          type: isUserType(user.userType) ? say(userTypeLabels[user.userType]) : user.userType,
          state: <State user={user} />,
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
