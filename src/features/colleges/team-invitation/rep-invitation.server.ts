import type { LinkFollower } from '../../accounts/account-parts.server.ts';
import { findEmailedLink, type LinkPayload } from '../../accounts/link-token.server.ts';
import type { PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import { acceptRepInvitation, mayInviteRep } from '../college-reps.server.ts';

/** `repInvitation(...)`: what an emailed invitation says to the person who has it. */
export const repInvitation = operation<'repInvitation', PeopleServices>({
  kind: 'Query',
  name: 'repInvitation',
  field: `
  "Returns the invitation of a rep without an account, by the key in the emailed link. Null if it is unknown, used, withdrawn or expired."
  repInvitation(key: String!): EmailedRepInvitation`,
  types: `
  "A pending invitation to represent a college, as its link shows it."
  type EmailedRepInvitation {
    "The person who invites, or the site."
    from: String!
    college: String!
    email: Email!
  }`,
  who: ['everyone'],
  async resolve({ key }, { services, world }) {
    const { pool } = services.database;
    const link = await findEmailedLink(pool, world, key);
    if (!link?.isOpen || link.purpose !== 'rep-invitation') return null;
    const { who = '', about = '', collegeId = '', invitedBy } = link.payload;
    if (invitedBy === undefined || !(await mayInviteRep(pool, invitedBy, collegeId))) return null;
    return { from: who, college: about, email: link.address };
  },
});

/**
 * Makes someone who has just signed in by an invitation a rep of the college, under the name they
 * gave; only signs in who can't be its rep anymore.
 */
export async function takeUpRepInvitation(
  tx: Queryable,
  world: World,
  { accountId, payload, name }: Parameters<LinkFollower>[1],
): Promise<LinkPayload> {
  const { collegeId = '', invitedBy = '' } = payload;
  if (!isUuid(collegeId) || !isUuid(invitedBy)) return {};
  if (name)
    await tx.query('update account set name = $2 where id = $1', [
      accountId,
      `${name.firstName} ${name.lastName}`,
    ]);
  try {
    const offer = { payload: { collegeId }, issuedBy: invitedBy };
    await acceptRepInvitation(tx, world, { id: accountId }, offer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return {};
}
