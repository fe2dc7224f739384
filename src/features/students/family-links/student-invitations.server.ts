import { findEmailedLink, type EmailedLink } from '../../accounts/link-token.server.ts';
import { displayName } from '../../accounts/person-name.ts';
import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';

const sentInvitationRow = row({
  parentId: 'text',
  email: 'text',
  createdAt: 'timestamp',
  expiresAt: 'timestamp',
});

type SentInvitation = RowOf<typeof sentInvitationRow>;

/** `studentInvitations`: the students whom a parent has invited and who have not answered yet. */
export const studentInvitations = operation<'studentInvitations', PeopleServices>({
  kind: 'Query',
  name: 'studentInvitations',
  field: `
  "Lists the students the calling parent has invited who haven’t answered yet."
  studentInvitations: [StudentInvitation!]!`,
  types: `
    "A pending invitation of a student by the calling parent."
    type StudentInvitation {
      "The caller's own Parent record that waits; endLink withdraws it."
      parentId: ID!
      email: Email!
      createdAt: DateTime!
      expiresAt: DateTime!
    }`,
  who: ['PARENTS'],
  async resolve(_, context): Promise<readonly SentInvitation[]> {
    const { services, world } = context;
    return readRows(services.database.pool, sentInvitationRow)(
      `select payload ->> 'parentId' as "parentId", address as email, created_at as "createdAt",
         expires_at as "expiresAt"
       from link_token
       where purpose = 'student-invitation' and issued_by = $1
         and redeemed_at is null and ended_at is null and expires_at > $2
       order by id desc limit 100`,
      [signedIn(context).id, world.now()],
    );
  },
});

const pendingRow = row({
  parentId: 'text',
  firstName: 'text',
  lastName: 'text',
  by: 'text',
  hasAccount: 'boolean',
});

/** The parent who waits for the answer to a link, open or expired; null once answered or withdrawn. */
export async function parentWhoInvites(
  tx: Queryable,
  { purpose, payload, address }: EmailedLink,
): Promise<RowOf<typeof pendingRow> | null> {
  if (purpose !== 'student-invitation') return null;
  const rows = await readRows(tx, pendingRow)(
    `select p.id as "parentId", p.first_name as "firstName", p.last_name as "lastName",
       p.user_id as by, exists (
         select from account a
         where a.email = $2 and a.email_verified and a.deleted_at is null) as "hasAccount"
     from parent p
     where p.id::text = $1 and p.student_id is null and p.user_id is not null and not p.deleted`,
    [payload['parentId'] ?? '', address],
  );
  return rows[0] ?? null;
}

interface ShownOffer {
  readonly from: string;
  readonly fromFirstName: string;
  readonly email: string;
  readonly hasAccount: boolean;
}

/** `studentInvitation(...)`: what an emailed invitation says to the student who has it. */
export const studentInvitation = operation<'studentInvitation', PeopleServices>({
  kind: 'Query',
  name: 'studentInvitation',
  field: `
  "Returns the invitation of a student, by the key in the emailed link. Null if it is unknown, used, withdrawn or expired."
  studentInvitation(key: String!): StudentInvitationOffer`,
  types: `
    "A pending invitation of a student, as its link shows it."
    type StudentInvitationOffer {
      "The parent who invites."
      from: String!
      fromFirstName: String!
      "The address that was invited, which the student’s account needs."
      email: Email!
      "The address has an account, to sign in with."
      hasAccount: Boolean!
    }`,
  who: ['everyone'],
  async resolve({ key }, { services, world }): Promise<ShownOffer | null> {
    const { pool } = services.database;
    const link = await findEmailedLink(pool, world, key);
    const parent = link?.isOpen ? await parentWhoInvites(pool, link) : null;
    if (!link || !parent) return null;
    const { firstName, hasAccount } = parent;
    return {
      from: displayName(parent),
      fromFirstName: firstName,
      email: link.address,
      hasAccount,
    };
  },
});
