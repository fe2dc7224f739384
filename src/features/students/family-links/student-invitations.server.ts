import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
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
