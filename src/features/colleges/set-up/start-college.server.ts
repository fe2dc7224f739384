import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence, saidElsewhere } from '../../../platform/model/api-sentence.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import { newRecord } from '../../../platform/store/prepare-input.ts';
import { lockAccount } from '../../accounts/lock-account.server.ts';
import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../../accounts/people-services.ts';
import { fileClaim, mayClaim, type Claim } from '../claims.server.ts';
import { domainOf } from '../../../platform/addresses/read-web-address.ts';
import {
  setupProblems,
  collegeRefusals,
  collegeRuleMessages,
} from '../college-refusals.messages.ts';
import { linkRep, tellOrganizers } from '../college-reps.server.ts';
import { College } from '../college.entity.ts';
import { collegeEmails as messages } from '../emails.messages.ts';

// The database reports it for two concurrent calls.
saidElsewhere(collegeRefusals.waits);

interface Started {
  readonly collegeId: string;
  /** Null when the caller represents the college from now on. */
  readonly claim: Claim | null;
}

/**
 * `startCollege(...)`: enters a college that the directory does not have, as a draft, and makes the
 * caller its first rep. When the college exists already, entered by a colleague at the same moment
 * or long ago, it is claimed instead: two people of one college end up in one.
 */
export const startCollege = operation<'startCollege', PeopleServices>({
  kind: 'Mutation',
  name: 'startCollege',
  field: `
  "Adds a college that isn’t in the directory as a draft and makes the caller its first rep; an existing college is claimed instead."
  startCollege(input: StartCollegeInput!): StartedCollege!`,
  types: `
    "The input of \`startCollege\`."
    input StartCollegeInput {
      name: String!
      boothUrl: URL!
      address1: String!
      address2: String
      city: String!
      state: String!
      country: String
      postalCode: String!
    }
    "The college that was added, or the request to represent it if it existed."
    type StartedCollege {
      collegeId: ID!
      "The claim that was made instead, because the college was there."
      claim: CollegeClaim
    }`,
  who: ['COLLEGES'],
  async resolve({ input }, context): Promise<Started> {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      await lockAccount(tx, by.id);
      await refuseRep(tx, by);
      const record = newRecord(College, input, by, world.now());
      const existing = await findRegistration(tx, by, record);
      if (existing)
        return { collegeId: existing.id, claim: await fileClaim(tx, context, by, existing) };
      await tx.query(
        `update college_claim set status = 'withdrawn', decided_at = $2, decided_by = $1
         where account_id = $1 and status = 'open'`,
        [by.id, world.now()],
      );
      return { collegeId: await makeDraft(tx, context, by, record), claim: null };
    });
  },
});

/** The session was read before the account was locked: another device may have been faster. */
async function refuseRep(tx: Queryable, { id }: SignedIn): Promise<void> {
  const { rows } = await tx.query('select from college_rep where user_id = $1', [id]);
  if (rows.length > 0) throw conflict(apiSentence(collegeRuleMessages.representsOne));
}

const existingCollegeRow = row({
  id: 'text',
  name: 'text',
  domain: 'text?',
  boothUrl: 'text?',
  status: 'text',
});

type ExistingCollege = RowOf<typeof existingCollegeRow>;

/**
 * The college of this name and state, if the caller may claim it. Someone else's draft is no
 * obstacle: its author may not be of the college at all.
 * @throws Refusal BAD_USER_INPUT for one of the directory that the caller can't claim
 */
async function findRegistration(
  tx: Queryable,
  by: SignedIn,
  record: Values,
): Promise<ExistingCollege | undefined> {
  const key = [record['nameLower'], record['state']];
  // Two colleagues who enter the same college at once are serialized.
  await tx.query(`select pg_advisory_xact_lock(hashtext('college'), hashtext(lower($1)))`, [
    key.join('\n'),
  ]);
  const rows = await readRows(tx, existingCollegeRow)(
    `select id, name, domain, booth_url as "boothUrl", status from college
     where name_lower = $1 and lower(state) = lower($2) and status <> 'closed' order by id`,
    key,
  );
  const own = rows.find((existing) => mayClaim(by, existing));
  if (own || !rows.some(({ status }) => status === 'active')) return own;
  throw badInput({ name: apiSentence(setupProblems.isListed) });
}

async function makeDraft(
  tx: Queryable,
  { services, world }: PeopleCall,
  by: SignedIn,
  record: Values,
): Promise<string> {
  const collegeId = world.newId();
  const boothUrl = String(record['boothUrl']);
  const domain = mayClaim(by, { domain: null, boothUrl }) ? domainOf(boothUrl) : null;
  await insertRecords(tx, world, College, [{ ...record, id: collegeId, domain }]);
  await linkRep(tx, world, { accountId: by.id, collegeId });
  await tellOrganizers(tx, services, {
    kind: 'college-draft',
    subject: messages.draftSubject,
    paragraphs: [messages.draftLead],
    values: { college: cleanName(String(record['name'])), email: by.email },
    page: { label: messages.draftAction, path: '/admin/claims' },
  });
  return collegeId;
}
