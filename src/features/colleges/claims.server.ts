import type { Queryable } from '../../platform/database/queryable.ts';
import {
  readRows,
  textOf,
  type ColumnsOf,
  row,
  type RowOf,
} from '../../platform/database/read-rows.ts';
import { notFound, badInput, conflict, rateLimited } from '../../platform/model/refusal.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { domainOf } from '../../platform/addresses/read-web-address.ts';
import { isAtDomain } from '../../platform/addresses/is-at-domain.ts';
import {
  collegeRefusals as messages,
  collegeRefusals,
  collegeRuleMessages,
} from './college-refusals.messages.ts';
import { displayName } from '../accounts/person-name.ts';
import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../accounts/people-services.ts';
import { cleanName } from '../../platform/email/clean-name.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { spendEach } from '../../platform/http/spend.server.ts';
import { checkValues } from '../../platform/model/check-values.ts';
import type { Values } from '../../platform/model/entity.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { claimRequestFields } from './college-steps.ts';
import { collegeEmails as emailsMessages } from './emails.messages.ts';
import { tellOrganizers, tellReps } from './college-reps.server.ts';

/** The columns of {@link ClaimRow}. */
export const claimRow: ColumnsOf<ClaimRow> = {
  id: 'text',
  name: 'text',
  status: textOf(),
  createdAt: 'timestamp',
  accountId: 'text',
  email: 'text',
  reason: 'text?',
  collegeId: 'text',
  collegeName: 'text',
  role: 'text?',
  message: 'text?',
  proofUrl: 'text?',
  decidedAt: 'timestamp?',
  collegeDomain: 'text?',
  collegeUrl: 'text?',
};

/** A claim as its claimant and those who decide see it. */
export interface Claim {
  readonly id: string;
  readonly collegeId: string;
  readonly collegeName: string;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly status: 'open' | 'approved' | 'rejected' | 'withdrawn';
  /** What someone without an address at the college entered; null for a claim by domain. */
  readonly role: string | null;
  readonly message: string | null;
  readonly proofUrl: string | null;
  /** Why it was declined. */
  readonly reason: string | null;
  readonly isAtDomain: boolean;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

/** The GraphQL type. */
export const claimType = `
  "A request to represent a college."
  type CollegeClaim {
    id: ID!
    collegeId: ID!
    collegeName: String!
    accountId: ID!
    name: String!
    email: Email!
    "open, approved, rejected or withdrawn."
    status: String!
    "What someone without an address at the college said about themselves; null for a claim by domain."
    role: String
    message: String
    proofUrl: URL
    "Why it was declined, where a reason was given."
    reason: String
    "Whether the address of the account is at the college’s domain."
    isAtDomain: Boolean!
    createdAt: DateTime!
    decidedAt: DateTime
  }`;

/** The columns of a claim `m`, its college `c` and its account `a`. */
export const claimColumns = `m.id, m.college_id as "collegeId", c.name as "collegeName",
  m.account_id as "accountId", a.name, a.email, m.status, m.created_at as "createdAt",
  m.decided_at as "decidedAt", m.told_role as role, m.message, m.proof_url as "proofUrl", m.reason,
  c.domain as "collegeDomain", c.booth_url as "collegeUrl"`;

/** A row of `claimColumns`. */
export type ClaimRow = Omit<Claim, 'isAtDomain'> & {
  readonly collegeDomain: string | null;
  readonly collegeUrl: string | null;
};

/** Maps a row to a claim; whether the address is at the domain is checked now, as for a new one. */
export function claimOf({ collegeDomain, collegeUrl, ...claim }: ClaimRow): Claim {
  const domain = collegeDomain ?? domainOf(collegeUrl);
  return { ...claim, isAtDomain: domain !== null && isAtDomain(claim.email, domain) };
}

/** The source of those three. */
export const claimTables =
  'college_claim m join college c on c.id = m.college_id join account a on a.id = m.account_id';

/** @throws Refusal NOT_FOUND when the claim does not exist */
export async function readClaim(tx: Queryable, id: string): Promise<Claim> {
  const rows = await readRows(tx, claimRow)(
    `select ${claimColumns} from ${claimTables} where m.id = $1`,
    [id],
  );
  const claim = rows[0];
  if (!claim) throw notFound(apiSentence(messages.noClaim));
  return claimOf(claim);
}

/** The claims of an account, newest first. */
export async function claimsOf(tx: Queryable, accountId: string): Promise<readonly Claim[]> {
  const rows = await readRows(tx, claimRow)(
    `select ${claimColumns} from ${claimTables} where m.account_id = $1 order by m.id desc limit 20`,
    [accountId],
  );
  return rows.map(claimOf);
}

const claimedCollegeRow = row({ id: 'text', name: 'text', domain: 'text?', boothUrl: 'text?' });

type ClaimedCollege = RowOf<typeof claimedCollegeRow>;

/** What someone without an address at the college enters. */
interface ToldRequest {
  readonly role: string;
  readonly message: string;
  readonly proofUrl: string | null;
}

/** Rate limit of claims and requests per account, so that reps aren't emailed again and again. */
const claimsADay = { points: 10, perSeconds: 24 * 3600 };
const requestsAWeek = { points: 3, perSeconds: 7 * 24 * 3600 };
/** Claims per college and day that send an email; the rest appear on the page only. */
const toldADay = 10;

/**
 * `claimCollege(...)`: requests to represent a college. An address at its domain is enough to ask;
 * anyone else describes who they are. A claim grants no rights: students have addresses at
 * colleges, too. The college's reps and, for claimants outside its domain, the admins are notified,
 * and one of them decides.
 */
export const claimCollege = operation<'claimCollege', PeopleServices>({
  kind: 'Mutation',
  name: 'claimCollege',
  field: `
  "Asks to represent a college. The request grants nothing until a rep or an admin approves it."
  claimCollege(collegeId: ID!, request: ClaimRequestInput): CollegeClaim!`,
  types: `
  "The role and message of a person whose address isn’t at the college’s domain."
  input ClaimRequestInput {
    "Their role at the college, 1 to 120 characters."
    role: String!
    "1 to 1,000 characters."
    message: String!
    "A page that shows it."
    proofUrl: URL
  }`,
  who: ['COLLEGES'],
  async resolve({ collegeId, request }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    if (by.holds['college']?.length) throw conflict(apiSentence(collegeRuleMessages.representsOne));
    const college = await readCollege(pool, collegeId);
    const claimRequest = mayClaim(by, college) ? null : readRequest(request, world.now());
    await spendClaim(context, by, claimRequest !== null);
    return services.writer.change((tx) => fileClaim(tx, context, by, college, claimRequest));
  },
});

/** @throws Refusal BAD_USER_INPUT when the description is missing or incomplete */
function readRequest(request: Values | null | undefined, now: Date): ToldRequest {
  if (!request)
    throw badInput(
      { collegeId: apiSentence(collegeRefusals.notAtCollege) },
      apiSentence(collegeRefusals.ownDomain),
    );
  const { role, message, proofUrl } = checkValues(claimRequestFields, request, now);
  return {
    role: String(role),
    message: String(message),
    proofUrl: typeof proofUrl === 'string' ? proofUrl : null,
  };
}

/** @throws Refusal RATE_LIMITED */
async function spendClaim(
  { services, world }: Pick<PeopleCall, 'services' | 'world'>,
  { id }: Pick<SignedIn, 'id'>,
  isRequest: boolean,
): Promise<void> {
  const { allowed, retryAfter } = await spendEach(services.database.pool, world, [
    [`claim:${id}`, claimsADay],
    ...(isRequest ? [[`claim-request:${id}`, requestsAWeek] as const] : []),
  ]);
  if (!allowed) throw rateLimited(retryAfter);
}

/** Whether someone has an address at a college, if its domain is known. */
export function mayClaim(
  { email }: Pick<SignedIn, 'email'>,
  { domain, boothUrl }: Pick<ClaimedCollege, 'domain' | 'boothUrl'>,
): boolean {
  const collegeDomain = domain ?? domainOf(boothUrl);
  return collegeDomain !== null && isAtDomain(email, collegeDomain);
}

type Letters = Pick<PeopleServices, 'mailer' | 'env'>;

/**
 * Records the claim of someone who may make it, and notifies those who decide.
 * @throws Refusal CONFLICT when another claim of the account is open
 */
export async function fileClaim(
  tx: Queryable,
  context: Pick<PeopleCall, 'world'> & { readonly services: Letters },
  by: Pick<SignedIn, 'id' | 'email'>,
  college: Pick<ClaimedCollege, 'id' | 'name'>,
  request: ToldRequest | null = null,
): Promise<Claim> {
  const { world } = context;
  const id = world.newId();
  const { rowCount } = await tx.query(
    `insert into college_claim
       (id, college_id, account_id, status, created_at, told_role, message, proof_url)
     values ($1, $2, $3, 'open', $4, $5, $6, $7) on conflict do nothing`,
    [
      id,
      college.id,
      by.id,
      world.now(),
      request?.role ?? null,
      request?.message ?? null,
      request?.proofUrl ?? null,
    ],
  );
  if (rowCount !== 1) throw conflict(apiSentence(collegeRefusals.claimedOne));
  if (await isTold(tx, world.now(), college.id)) await tell(tx, context, by, college, request);
  return readClaim(tx, id);
}

async function readCollege(tx: Queryable, collegeId: string): Promise<ClaimedCollege> {
  const rows = isUuid(collegeId)
    ? await readRows(tx, claimedCollegeRow)(
        `select id, name, domain, booth_url as "boothUrl" from college
         where id = $1 and status <> 'closed'`,
        [collegeId],
      )
    : [];
  const college = rows[0];
  if (!college) throw notFound(apiSentence(collegeRefusals.noCollege));
  return college;
}

/** Whether to send an email about a claim of this college, counting the new one. */
async function isTold(tx: Queryable, now: Date, collegeId: string): Promise<boolean> {
  const rows = await readRows(tx, { made: 'number' })(
    `select count(*)::int as made from college_claim where college_id = $1 and created_at > $2`,
    [collegeId, new Date(now.getTime() - 24 * 3_600_000)],
  );
  return (rows[0]?.made ?? 0) <= toldADay;
}

async function tell(
  tx: Queryable,
  { services }: { readonly services: Letters },
  by: Pick<SignedIn, 'id' | 'email'>,
  { id, name }: Pick<ClaimedCollege, 'id' | 'name'>,
  request: ToldRequest | null,
): Promise<void> {
  const rows = await readRows(tx, { name: 'text' })('select name from account where id = $1', [
    by.id,
  ]);
  const news = claimNews(name, {
    name: rows[0]?.name ?? '',
    email: by.email,
    role: request?.role ?? null,
  });
  const reps = await tellReps(tx, services, id, { ...news, page: decideAtTeam });
  // A rep may not know someone from elsewhere, so an admin checks as well.
  if (reps === 0 || request !== null)
    await tellOrganizers(tx, services, { ...news, page: decideAsAdmin(id) });
}

const decideAtTeam = { label: emailsMessages.claimAction, path: '/app/team' };

const decideAsAdmin = (collegeId: string) => ({
  label: emailsMessages.claimAction,
  path: `/admin/colleges/${collegeId}/reps`,
});

/** The email about a claim to those who decide. */
function claimNews(
  college: string,
  { name, email, role }: { name: string; email: string; role: string | null },
) {
  return {
    kind: 'college-claim',
    subject: emailsMessages.claimSubject,
    heading: emailsMessages.claimHeading,
    paragraphs: [
      emailsMessages.claimLead,
      ...(role === null ? [] : [emailsMessages.claimRequest]),
      emailsMessages.claimTail,
    ],
    values: {
      who: cleanName(displayName({ firstName: name })) || email,
      college: cleanName(college),
      email,
      role: cleanName(role ?? ''),
    },
  };
}

/** Tells the college's reps and the organizers once more about an open claim. */
export async function remindOfClaim(
  tx: Queryable,
  { services }: { readonly services: Letters },
  { collegeId, collegeName, ...claim }: Claim,
): Promise<void> {
  const news = { ...claimNews(collegeName, claim), subject: emailsMessages.claimStillWaits };
  await tellReps(tx, services, collegeId, { ...news, page: decideAtTeam });
  await tellOrganizers(tx, services, { ...news, page: decideAsAdmin(collegeId) });
}
