import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, textOf, type ColumnsOf } from '../../platform/database/read-rows.ts';
import { notFound } from '../../platform/model/refusal.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { domainOf } from './college-identity/read-web-address.ts';
import { isAtDomain } from './college-identity/is-at-domain.ts';
import { collegeRefusals as messages } from './college-refusals.messages.ts';

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
