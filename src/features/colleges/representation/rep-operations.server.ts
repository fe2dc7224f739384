import { collegeHistory } from '../admin-history/college-history.server.ts';
import { collegePeople } from '../admin-reps/college-people.server.ts';
import { linkRepAccount } from '../admin-reps/link-rep-account.server.ts';
import {
  claimCollege,
  claimRow,
  claimColumns,
  claimOf,
  claimTables,
  claimType,
} from '../claims.server.ts';
import { collegesToClaim } from './colleges-to-claim.server.ts';
import { createCollegeRepUser } from './create-college-rep-user.server.ts';
import { managedClaimCalls } from '../admin-claims/manage-claims.server.ts';
import { approveClaim, rejectClaim, withdrawClaim } from './decide-claim.server.ts';
import { pendingClaimCalls } from './pending-claim.server.ts';
import { collegeStepCalls } from '../set-up/save-college-step.server.ts';
import { repInvitation } from '../team-invitation/rep-invitation.server.ts';
import { startCollege } from '../set-up/start-college.server.ts';
import { type PeopleServices, signedIn } from '../../accounts/people-services.ts';
import { jsonOf, readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { NextTokens } from '../../../platform/store/next-token.server.ts';
import { listLimit } from '../../../platform/store/selection.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { College } from '../college.entity.ts';
import { missingSlug } from '../college-identity/give-slug.server.ts';
import { collegeEmails as messages } from '../emails.messages.ts';
import { tellReps } from '../college-reps.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { collegeRefusals } from '../college-refusals.messages.ts';
import { endLinkTokens } from '../../accounts/link-token.server.ts';
import { ownCollege } from '../set-up/own-college.server.ts';
import { accountRefusals as accountRefusalsMessages } from '../../accounts/account-refusals.messages.ts';

const sentInvitationRow = row({ email: 'text', createdAt: 'timestamp', expiresAt: 'timestamp' });

type SentInvitation = RowOf<typeof sentInvitationRow>;

/** `repInvitations`: pending invitations of colleagues to the caller's college. */
const repInvitations = operation<'repInvitations', PeopleServices>({
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
const withdrawRepInvitation = operation<'withdrawRepInvitation', PeopleServices>({
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
      if (ended === 0) throw notFound(apiSentence(accountRefusalsMessages.noInvitation));
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

/** `approveCollege(...)`: publishes a college someone entered as a draft, and notifies its reps. */
const approveCollege = operation<'approveCollege', PeopleServices>({
  kind: 'Mutation',
  name: 'approveCollege',
  field: `
  "Approves a draft college and notifies its reps."
  approveCollege(collegeId: ID!): College`,
  who: ['ADMINS'],
  async resolve({ collegeId }, context, records) {
    const by = signedIn(context);
    const { services, world } = context;
    await services.writer.change(async (tx) => {
      const rows = isUuid(collegeId)
        ? await readRows(tx, { name: 'text', city: 'text', state: 'text', slug: 'text?' })(
            `select name, city, state, slug from college where id = $1 and status = 'draft' for update`,
            [collegeId],
          )
        : [];
      const college = rows[0];
      if (!college) throw notFound(apiSentence(collegeRefusals.noDraft));
      await changeRecord(tx, world, College, collegeId, {
        status: 'active',
        ...(await missingSlug(tx, college)),
      });
      await writeAuditEntry(tx, world, by, {
        action: 'approveCollege',
        subject: 'College',
        subjectId: collegeId,
      });
      await tellReps(tx, services, collegeId, {
        kind: 'college-approved',
        subject: messages.publishedSubject,
        paragraphs: [messages.publishedLead],
        values: { college: cleanName(college.name) },
        page: { label: messages.openCollege, path: '/app' },
      });
    });
    return records?.get(by, collegeId) ?? null;
  },
});

/** `listClaims(...)`: for admins, claims of all colleges; for a rep, of their own; newest first. */
const listClaims = operation<'listClaims', PeopleServices>({
  kind: 'Query',
  name: 'listClaims',
  field: `
  "Lists requests to represent a college, newest first: all of them for admins, those for the caller’s college for reps."
  listClaims(status: String = "open", limit: Int, nextToken: String): CollegeClaimPage!`,
  types: `${claimType}
    "A page of requests to represent a college."
    type CollegeClaimPage { items: [CollegeClaim!]! nextToken: String }`,
  who: ['ADMINS', 'COLLEGES'],
  async resolve({ status, limit, nextToken }, context) {
    const by = signedIn(context);
    const { services } = context;
    const tokens = new NextTokens(services.env.secret);
    const scope = `claims ${by.role} ${status ?? ''}`;
    const most = listLimit(limit);
    const rows = await readRows(services.database.pool, claimRow)(
      `select ${claimColumns} from ${claimTables}
       where ($1::uuid[] is null or m.college_id = any($1)) and ($2::text is null or m.status = $2)
         and ($3::uuid is null or m.id < $3)
       order by m.id desc limit $4`,
      [
        by.role === 'ADMINS' ? null : (by.holds['college'] ?? []),
        status ?? null,
        nextToken ? tokens.read(scope, nextToken) : null,
        most + 1,
      ],
    );
    const items = rows.slice(0, most).map(claimOf);
    const last = items.at(-1);
    return { items, nextToken: rows.length > most && last ? tokens.write(scope, last.id) : null };
  },
});

/** `federalFacts(...)`: what the last federal import wrote into a college, for ADMINS. */
const federalFacts = operation<'federalFacts', PeopleServices>({
  kind: 'Query',
  name: 'federalFacts',
  field: `
  "Returns what the last import of the federal files wrote into a college, for admins."
  federalFacts(collegeId: ID!): FederalFacts`,
  types: `
  "The values the last federal import wrote into a college and its profile."
  type FederalFacts {
    "By the names of the fields of College and CollegeProfile."
    values: JSON!
  }`,
  who: ['ADMINS'],
  async resolve({ collegeId }, { services }) {
    const rows = isUuid(collegeId)
      ? await readRows(services.database.pool, { values: jsonOf<object>() })(
          `select i.values from college_import i
           join college c on c.id = i.college_id and c.unit_id = i.unit_id where c.id = $1`,
          [collegeId],
        )
      : [];
    return rows[0] ?? null;
  },
});

/** The operations for reps and college setup, in the order of the schema. */
export const repOperations = [
  createCollegeRepUser,
  repInvitations,
  repInvitation,
  withdrawRepInvitation,
  collegePeople,
  linkRepAccount,
  collegesToClaim,
  startCollege,
  ...collegeStepCalls,
  claimCollege,
  withdrawClaim,
  ...pendingClaimCalls,
  listClaims,
  approveClaim,
  rejectClaim,
  ...managedClaimCalls,
  approveCollege,
  federalFacts,
  collegeHistory,
] as const;
