import type { Queryable } from '../platform/database/queryable.ts';
import { notFound } from '../platform/model/refusal.ts';
import type { World } from '../platform/world.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { accountRefusals as said } from './account-refusals.words.ts';

/**
 * Vouches for an account, or takes it back: after an admin's look, or a mail to a verified school
 * address. Who may do so is for the caller to have judged.
 *
 * @throws Refusal NOT_FOUND for no or an unconfirmed account
 */
export async function approveAccount(
  tx: Queryable,
  world: World,
  accountId: string,
  approved = true,
): Promise<void> {
  const now = world.now();
  const { rowCount } = await tx.query(
    `update account set approved_at = case when $2 then coalesce(approved_at, $3) end, updated_at = $3
     where id = $1 and email_verified and deleted_at is null`,
    [accountId, approved, now],
  );
  if (rowCount !== 1) throw notFound(apiSentence(said.noAccount));
}
