import { readRows, row, textOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { userTypes, type UserType } from '../../../platform/model/viewer.ts';
import { NextTokens } from '../../../platform/store/next-token.server.ts';
import { listLimit } from '../../../platform/store/selection.ts';
import { contains } from './contains.ts';
import type { PeopleServices } from '../people-services.ts';

/** An account as admins see it. */
export const userRow = row({
  id: 'text',
  email: 'text',
  emailVerified: 'boolean',
  name: 'text',
  userType: textOf<UserType>(),
  approved: 'boolean',
  disabled: 'boolean',
  secondFactor: 'boolean',
  createdAt: 'timestamp',
  lastSeenAt: 'timestamp?',
});

/** SQL: what is shown of an account `a`. */
export const shownOfUser = `a.id, a.email, a.email_verified as "emailVerified", a.name,
  a.user_type as "userType", a.approved_at is not null as approved,
  a.disabled_at is not null as disabled,
  (a.two_factor_enabled or exists (select from passkey p where p.account_id = a.id))
    as "secondFactor",
  a.created_at as "createdAt",
  greatest(a.last_seen_at,
    (select max(s.updated_at) from session s where s.account_id = a.id)) as "lastSeenAt"`;

/** `listUsers(...)`: every account that has not left, in the order of the addresses. */
export const listUsers = operation<'listUsers', PeopleServices>({
  kind: 'Query',
  name: 'listUsers',
  field: `
  "Lists accounts in the order of their addresses, for admins."
  listUsers(search: String, userType: String, limit: Int, nextToken: String): UserPage!`,
  types: `
    "A page of accounts."
    type UserPage { items: [User!]! nextToken: String }
    "An account, for admins."
    type User {
      id: ID!
      email: Email!
      emailVerified: Boolean!
      name: String!
      userType: String!
      "Vouched for by an admin; what a role's own record says comes on top."
      approved: Boolean!
      "Taken from its holder by an admin."
      disabled: Boolean!
      "Signing in takes a second step, or there is a passkey."
      secondFactor: Boolean!
      createdAt: DateTime!
      lastSeenAt: DateTime
    }`,
  who: ['ADMINS'],
  async resolve({ search, userType, limit, nextToken }, { services }) {
    if (userType && !userTypes.some((type) => type === userType))
      throw badInput({ userType: messages.choice(userTypes) });
    const tokens = new NextTokens(services.env.secret);
    const scope = JSON.stringify(['users', search ?? '', userType ?? '']);
    const most = listLimit(limit);
    const rows = await readRows(services.database.pool, userRow)(
      `select ${shownOfUser}
       from account a
       where a.deleted_at is null
         and ($1::text is null or a.user_type = $1)
         and ($2::text is null or a.email like $2 or lower(a.name) like $2)
         and ($3::text is null or a.email > $3)
       order by a.email limit $4`,
      [
        userType ?? null,
        search ? contains(search) : null,
        nextToken ? tokens.read(scope, nextToken) : null,
        most + 1,
      ],
    );
    const items = rows.slice(0, most);
    const last = items.at(-1);
    return {
      items,
      nextToken: rows.length > most && last ? tokens.write(scope, last.email) : null,
    };
  },
});
