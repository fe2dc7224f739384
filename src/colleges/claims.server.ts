import type { Queryable } from '../platform/database/queryable.ts';
import { notFound } from '../platform/model/refusal.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { collegeRefusals as said } from './college-refusals.words.ts';

/** A claim of a college as its claimant and those who decide see it. */
export interface Claim {
  readonly id: string;
  readonly collegeId: string;
  readonly collegeName: string;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly status: 'open' | 'approved' | 'rejected' | 'withdrawn';
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

/** The type of the schema. */
export const claimType = `
  type CollegeClaim {
    id: ID!
    collegeId: ID!
    collegeName: String!
    accountId: ID!
    name: String!
    email: Email!
    "open, approved, rejected or withdrawn."
    status: String!
    createdAt: DateTime!
    decidedAt: DateTime
  }`;

/** The columns of a claim `m`, of its college `c` and its account `a`. */
export const claimColumns = `m.id, m.college_id as "collegeId", c.name as "collegeName",
  m.account_id as "accountId", a.name, a.email, m.status, m.created_at as "createdAt",
  m.decided_at as "decidedAt"`;

/** Where those three come from. */
export const claimTables =
  'college_claim m join college c on c.id = m.college_id join account a on a.id = m.account_id';

/** @throws Refusal NOT_FOUND when there is no such claim */
export async function readClaim(tx: Queryable, id: string): Promise<Claim> {
  const { rows } = await tx.query<Claim>(
    `select ${claimColumns} from ${claimTables} where m.id = $1`,
    [id],
  );
  const claim = rows[0];
  if (!claim) throw notFound(apiSentence(said.noClaim));
  return claim;
}

/** The claims of an account, newest first. */
export async function claimsOf(tx: Queryable, accountId: string): Promise<readonly Claim[]> {
  const { rows } = await tx.query<Claim>(
    `select ${claimColumns} from ${claimTables} where m.account_id = $1 order by m.id desc limit 20`,
    [accountId],
  );
  return rows;
}
