import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusals as messages } from '../account-refusals.messages.ts';

/**
 * Approves accounts whose address is confirmed, or revokes that: after an admin's review, or an
 * email to a verified school address. The caller checks permission.
 *
 * @returns the accounts whose address is confirmed
 */
export async function approveAccounts(
  tx: Queryable,
  world: World,
  accountIds: readonly string[],
  approved = true,
): Promise<readonly string[]> {
  const rows = await readRows(tx, { id: 'text' })(
    `update account set approved_at = case when $2 then coalesce(approved_at, $3) end, updated_at = $3
     where id = any($1::uuid[]) and email_verified and deleted_at is null returning id`,
    [accountIds, approved, world.now()],
  );
  return rows.map(({ id }) => id);
}

/**
 * The same for one account.
 * @throws Refusal NOT_FOUND for a missing or unconfirmed account
 */
export async function approveAccount(
  tx: Queryable,
  world: World,
  accountId: string,
  approved = true,
): Promise<void> {
  const { length } = await approveAccounts(tx, world, [accountId], approved);
  if (length !== 1) throw notFound(apiSentence(messages.noAccount));
}
