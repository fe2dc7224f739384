import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { checkField } from '../../../platform/model/field.ts';
import { isUuid, longText } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { readClaim, type Claim } from '../claims.server.ts';
import { linkRep, tellOne, tellReps } from '../college-reps.server.ts';
import { collegeEmails } from '../emails.messages.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { collegeRefusals } from '../college-refusals.messages.ts';

/** `approveClaim(...)`: an admin or a rep of the college approves; the claimant represents it. */
export const approveClaim = operation<'approveClaim', PeopleServices>({
  kind: 'Mutation',
  name: 'approveClaim',
  field: `
  "Approves a request to represent a college, for its reps and admins."
  approveClaim(claimId: ID!): CollegeClaim!`,
  who: ['ADMINS', 'COLLEGES'],
  async resolve({ claimId }, context) {
    const by = signedIn(context);
    return context.services.writer.change((tx) => approveOne(tx, context, by, claimId));
  },
});

/** Approves an open claim in the transaction, and notifies the claimant and the college's reps. */
export async function approveOne(
  tx: Queryable,
  context: PeopleCall,
  by: SignedIn,
  claimId: string,
): Promise<Claim> {
  const claim = await decide(tx, context, by, claimId, 'approved');
  const { accountId, collegeId, name } = claim;
  await linkRep(tx, context.world, { accountId, collegeId, agreedBy: by.id });
  const college = cleanName(claim.collegeName);
  await tellOne(tx, context.services, claim.email, {
    kind: 'college-claim-approved',
    subject: collegeEmails.approvedSubject,
    paragraphs: [collegeEmails.approvedLead],
    values: { college },
    page: { label: collegeEmails.openCollege, path: '/app' },
  });
  const news = {
    kind: 'college-new-rep',
    subject: collegeEmails.newRepSubject,
    heading: collegeEmails.newRepHeading,
    paragraphs: [collegeEmails.newRepLead],
    values: { college, who: cleanName(name) || claim.email, email: claim.email },
  };
  await tellReps(tx, context.services, collegeId, news, accountId);
  return claim;
}

const why = longText(500).spec;

/** `rejectClaim(...)`: an admin or a rep of the college declines; the claimant learns why. */
export const rejectClaim = operation<'rejectClaim', PeopleServices>({
  kind: 'Mutation',
  name: 'rejectClaim',
  field: `
  "Declines a request to represent a college; the reason, up to 500 characters, is emailed along."
  rejectClaim(claimId: ID!, reason: String): CollegeClaim!`,
  who: ['ADMINS', 'COLLEGES'],
  async resolve({ claimId, reason: typed }, context) {
    const by = signedIn(context);
    const reason = readReason(typed, context.world.now());
    return context.services.writer.change((tx) => rejectOne(tx, context, by, claimId, reason));
  },
});

/** Declines an open claim in the transaction, and notifies the claimant. */
export async function rejectOne(
  tx: Queryable,
  context: PeopleCall,
  by: SignedIn,
  claimId: string,
  reason: string | null,
): Promise<Claim> {
  const claim = await decide(tx, context, by, claimId, 'rejected', reason);
  const college = cleanName(claim.collegeName);
  await tellOne(tx, context.services, claim.email, {
    kind: 'college-claim-rejected',
    subject: collegeEmails.rejectedSubject,
    heading: collegeEmails.rejectedHeading,
    paragraphs: [
      ...(reason === null ? [] : [collegeEmails.changeReason]),
      collegeEmails.rejectedLead,
    ],
    values: { college, reason: reason ?? '' },
    page: { label: collegeEmails.rejectedAction, path: '/app/setup' },
  });
  return claim;
}

/** `withdrawClaim(...)`: the claimant withdraws it. */
export const withdrawClaim = operation<'withdrawClaim', PeopleServices>({
  kind: 'Mutation',
  name: 'withdrawClaim',
  field: `
  "Withdraws the caller’s own request to represent a college."
  withdrawClaim(claimId: ID!): CollegeClaim!`,
  who: ['COLLEGES'],
  async resolve({ claimId }, context) {
    const by = signedIn(context);
    return context.services.writer.change((tx) => decide(tx, context, by, claimId, 'withdrawn'));
  },
});

/** @throws Refusal BAD_USER_INPUT for a reason that is too long */
export function readReason(typed: string | null | undefined, now: Date): string | null {
  if (typed === null || typed === undefined || typed.trim() === '') return null;
  const checked = checkField(why, typed, { now });
  if (checked.problems) throw badInput({ reason: checked.problems[''] ?? messages.text });
  return String(checked.value);
}

/** Closes an open claim, if this caller may close it. */
async function decide(
  tx: Queryable,
  { world }: PeopleCall,
  by: SignedIn,
  claimId: string,
  status: Exclude<Claim['status'], 'open'>,
  reason: string | null = null,
): Promise<Claim> {
  const { rowCount } = isUuid(claimId)
    ? await tx.query(
        `update college_claim set status = $2, decided_at = $3, decided_by = $4, reason = $7
         where id = $1 and status = 'open' and (case when $2 = 'withdrawn' then account_id = $4
           else ($5 or college_id = any($6::uuid[])) end)`,
        [
          claimId,
          status,
          world.now(),
          by.id,
          by.role === 'ADMINS',
          by.holds['college'] ?? [],
          reason,
        ],
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
