import { endLinkTokens } from '../../accounts/link-token.server.ts';
import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { ownCollege } from '../set-up/own-college.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusals as messages } from '../../accounts/account-refusals.messages.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';

const sentInvitationRow = row({ email: 'text', createdAt: 'timestamp', expiresAt: 'timestamp' });

type SentInvitation = RowOf<typeof sentInvitationRow>;

/** `repInvitations`: pending invitations of colleagues to the caller's college. */
export const repInvitations = operation<'repInvitations', PeopleServices>({
  kind: 'Query',
  name: 'repInvitations',
  field: `
  "Lists the colleagues invited to the caller’s college who haven’t answered yet."
  repInvitations: [RepInvitation!]!`,
  types: `
  "A pending invitation of a colleague to the caller’s college."
  type RepInvitation { email: Email! createdAt: DateTime! expiresAt: DateTime! }`,
  who: ['COLLEGES'],
  async resolve(_, context): Promise<readonly SentInvitation[]> {
    const { holds } = signedIn(context);
    const { services, world } = context;
    return readRows(services.database.pool, sentInvitationRow)(
      `select address as email, created_at as "createdAt", expires_at as "expiresAt"
       from link_token
       where purpose = 'rep-invitation' and payload ->> 'collegeId' = any($1)
         and redeemed_at is null and ended_at is null and expires_at > $2
       order by id desc limit 100`,
      [holds['college'] ?? [], world.now()],
    );
  },
});

/** `withdrawRepInvitation(...)`: withdraws a pending invitation, which can then not be accepted. */
export const withdrawRepInvitation = operation<'withdrawRepInvitation', PeopleServices>({
  kind: 'Mutation',
  name: 'withdrawRepInvitation',
  field: `
  "Withdraws an invitation to the caller’s own college; an admin names the college."
  withdrawRepInvitation(userEmail: String!, collegeId: ID): Boolean!`,
  who: ['COLLEGES', 'ADMINS'],
  async resolve({ userEmail, collegeId: named }, context) {
    const by = signedIn(context);
    const collegeId = by.role === 'ADMINS' ? (named ?? '') : ownCollege(by);
    const { services, world } = context;
    await services.writer.change(async (tx) => {
      const address = userEmail.trim().toLowerCase();
      const ended = await endLinkTokens(tx, world, {
        purpose: 'rep-invitation',
        payload: { collegeId },
        address,
      });
      if (ended === 0) throw notFound(apiSentence(messages.noInvitation));
      const rows = await readRows(tx, { id: 'text' })('select id from account where email = $1', [
        address,
      ]);
      await writeAuditEntry(tx, world, by, {
        action: 'withdrawRepInvitation',
        subject: 'College',
        subjectId: collegeId,
        details: { accountId: rows[0]?.id ?? null },
      });
    });
    return true;
  },
});
