import type { SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { badInput } from '../../platform/model/refusal.ts';
import { partsOf, isAudience } from './audiences.ts';
import { campaignRefusals as messages } from './campaign-refusals.messages.ts';

/**
 * Whose campaigns and drafts a call is about: null is all of them, the id of a coordinator those that
 * they began and that go to people at 6x6 fairs.
 */
export type CampaignOwner = string | null;

/** Admins have all campaigns, coordinators their own. */
export const ownerOf = ({ id, role }: Pick<SignedIn, 'id' | 'role'>): CampaignOwner =>
  role === 'ADMINS' ? null : id;

/** SQL of the fair of an audience. */
const fairIdSql = (audience: string): string => `nullif(split_part(${audience}, ':', 2), '')::uuid`;

/** SQL of the slug of an audience's fair; null for a group. */
export const fairSlugSql = (audience: string): string =>
  `(select f.slug from fair f where f.id = ${fairIdSql(audience)})`;

/**
 * SQL of whether a campaign or draft `table` is one of the `CampaignOwner` that is the parameter of this
 * number.
 */
export const ownSql = (table: string, number: number): string =>
  `($${number}::uuid is null or ${table}.created_by = $${number} and exists (
     select from fair f where f.fair_type = '6x6' and f.id = ${fairIdSql(`${table}.audience`)}))`;

/**
 * Checks that an owner may write to an audience: coordinators to people at 6x6 fairs alone.
 * @throws Refusal BAD_USER_INPUT that names `audience`
 */
export async function checkOwnAudience(
  tx: Queryable,
  owner: CampaignOwner,
  audience: string,
): Promise<void> {
  if (owner === null) return;
  const fairId = isAudience(audience) ? partsOf(audience).fairId : null;
  const { rows } = await tx.query("select from fair where id = $1 and fair_type = '6x6'", [fairId]);
  if (rows.length === 0) throw badInput({ audience: apiSentence(messages.only6x6) });
}
