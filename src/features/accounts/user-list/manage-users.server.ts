import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { userTypes } from '../../../platform/model/viewer.ts';
import {
  containing,
  readTablePage,
  rowsPerPage,
} from '../../../platform/store/table-page.server.ts';
import { userRow, shownOfUser } from './list-users.server.ts';
import type { PeopleServices } from '../people-services.ts';
import { mostUsers, userStates } from './user-choices.ts';

const sorts = {
  email: 't.email',
  name: 'lower(t.name)',
  userType: 't."userType"',
  createdAt: 't."createdAt"',
};

/** Whether an account is in the state `$3`. */
const isInState = `case $3
  when 'disabled' then a.disabled_at is not null
  when 'unconfirmed' then a.disabled_at is null and not a.email_verified
  when 'approved' then a.disabled_at is null and a.email_verified and a.approved_at is not null
  when 'unapproved' then a.disabled_at is null and a.email_verified and a.approved_at is null
    and a.user_type in ('counselor', 'college')
  else a.disabled_at is null and a.email_verified end`;

/** `manageUsers(...)`: the table of accounts that have not left. */
export const manageUsers = operation<'manageUsers', PeopleServices>({
  kind: 'Query',
  name: 'manageUsers',
  field: `
  "Lists accounts, found by name or address, by address unless sorted otherwise."
  manageUsers(
    search: String
    userType: String
    "${userStates.join(', ')}; unapproved are counselors and people of colleges."
    state: String
    "Only these, maximum ${mostUsers}."
    ids: [ID!]
    "${Object.keys(sorts).join(', ')}"
    sort: String
    descending: Boolean
    page: Int
    "Default ${rowsPerPage}, maximum ${mostUsers}."
    limit: Int
  ): ManagedUserPage!`,
  types: `
  "A page of accounts, and how many there are in all."
  type ManagedUserPage { items: [User!]! total: Int! }`,
  who: ['ADMINS'],
  async resolve({ search, userType, state, ids, limit, ...view }, { services }) {
    if (userType && !userTypes.some((one) => one === userType))
      throw badInput({ userType: messages.choice(userTypes) });
    if (state && !userStates.some((one) => one === state))
      throw badInput({ state: messages.choice(userStates) });
    const { pool } = services.database;
    const { items, total } = await readTablePage(
      pool,
      { id: 'text' },
      {
        sort: 'email',
        sorts,
        perPage: Math.min(Math.max(limit ?? rowsPerPage, 1), mostUsers),
        params: [
          containing(search),
          userType || null,
          state || null,
          ids?.filter((id) => isUuid(id)).slice(0, mostUsers) ?? null,
        ],
        rows: `select a.id, a.email, a.name, a.user_type as "userType", a.created_at as "createdAt"
          from account a where a.deleted_at is null
          and ($1::text is null or lower(a.name || ' ' || a.email) like $1)
          and ($2::text is null or a.user_type = $2)
          and ($3::text is null or ${isInState})
          and ($4::uuid[] is null or a.id = any($4))`,
      },
      view,
    );
    // What is asked about each is asked of this page alone, not of those that come before it.
    const rows = await readRows(pool, userRow)(
      `select ${shownOfUser} from unnest($1::uuid[]) with ordinality as page (id, place)
       join account a on a.id = page.id order by page.place`,
      [items.map(({ id }) => id)],
    );
    return { items: rows, total };
  },
});
