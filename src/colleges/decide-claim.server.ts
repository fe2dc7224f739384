import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../accounts/people-services.ts';
import { writeAuditEntry } from '../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { cleanName } from '../platform/email/clean-name.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { notFound } from '../platform/model/refusal.ts';
import { readClaim, type Claim } from './claims.server.ts';
import { linkRep } from './link-rep.server.ts';
import { collegeLetters as said } from './letters.words.ts';
import { tellOne, tellReps } from './tell-reps.server.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { collegeRefusals } from './college-refusals.words.ts';

interface Args {
  readonly claimId: string;
}

/** `approveClaim(...)`: an admin or a rep of the college agrees; the claimant represents it from now on. */
export const approveClaim = operation<Args, PeopleServices>({
  kind: 'Mutation',
  name: 'approveClaim',
  field: 'approveClaim(claimId: ID!): CollegeClaim!',
  who: ['ADMINS', 'COLLEGES'],
  async resolve({ claimId }, context) {
    const by = signedIn(context);
    return context.services.writer.change(async (tx) => {
      const claim = await decide(tx, context, by, claimId, 'approved');
      const { accountId, collegeId, name } = claim;
      await linkRep(tx, context.world, { accountId, collegeId, agreedBy: by.id });
      const college = cleanName(claim.collegeName);
      await tellOne(tx, context.services, claim.email, {
        kind: 'college-claim-approved',
        subject: said.approvedSubject,
        paragraphs: [said.approvedLead],
        values: { college },
        page: { label: said.openCollege, path: '/app' },
      });
      const news = {
        kind: 'college-new-rep',
        subject: said.newRepSubject,
        heading: said.newRepHeading,
        paragraphs: [said.newRepLead],
        values: { college, who: cleanName(name) || claim.email, email: claim.email },
      };
      await tellReps(tx, context.services, collegeId, news, accountId);
      return claim;
    });
  },
});

/** `rejectClaim(...)`: an admin or a rep of the college refuses; the claimant is told. */
export const rejectClaim = operation<Args, PeopleServices>({
  kind: 'Mutation',
  name: 'rejectClaim',
  field: 'rejectClaim(claimId: ID!): CollegeClaim!',
  who: ['ADMINS', 'COLLEGES'],
  async resolve({ claimId }, context) {
    const by = signedIn(context);
    return context.services.writer.change(async (tx) => {
      const claim = await decide(tx, context, by, claimId, 'rejected');
      const college = cleanName(claim.collegeName);
      await tellOne(tx, context.services, claim.email, {
        kind: 'college-claim-rejected',
        subject: said.rejectedSubject,
        heading: said.rejectedHeading,
        paragraphs: [said.rejectedLead],
        values: { college },
      });
      return claim;
    });
  },
});

/** `withdrawClaim(...)`: the claimant takes it back. */
export const withdrawClaim = operation<Args, PeopleServices>({
  kind: 'Mutation',
  name: 'withdrawClaim',
  field: 'withdrawClaim(claimId: ID!): CollegeClaim!',
  who: ['COLLEGES'],
  async resolve({ claimId }, context) {
    const by = signedIn(context);
    return context.services.writer.change((tx) => decide(tx, context, by, claimId, 'withdrawn'));
  },
});

/** Closes an open claim, if it is this caller's to close. */
async function decide(
  tx: Queryable,
  { world }: PeopleCall,
  by: SignedIn,
  claimId: string,
  status: Exclude<Claim['status'], 'open'>,
): Promise<Claim> {
  const { rowCount } = isUuid(claimId)
    ? await tx.query(
        `update college_claim set status = $2, decided_at = $3, decided_by = $4
         where id = $1 and status = 'open' and (case when $2 = 'withdrawn' then account_id = $4
           else ($5 or college_id = any($6::uuid[])) end)`,
        [claimId, status, world.now(), by.id, by.role === 'ADMINS', by.holds['college'] ?? []],
      )
    : { rowCount: 0 };
  if (rowCount !== 1) throw notFound(apiSentence(collegeRefusals.noOpenClaim));
  const claim = await readClaim(tx, claimId);
  await writeAuditEntry(tx, world, by, {
    action: status === 'approved' ? 'approveClaim' : 'rejectClaim',
    subject: 'College',
    subjectId: claim.collegeId,
    details: { claimId, accountId: claim.accountId },
  });
  return claim;
}
