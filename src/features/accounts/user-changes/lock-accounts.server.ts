import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { forbidden } from '../../../platform/model/refusal.ts';
import type { SignedIn } from '../people-services.ts';

/**
 * Locks accounts that an admin changes, and the admin's own, until the transaction ends: of two
 * admins who change each other at once one is left.
 *
 * @returns those that have not left, without the admin's own
 * @throws Refusal FORBIDDEN when the caller is no longer an admin
 */
export async function lockAccounts(
  tx: Queryable,
  by: SignedIn,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await readRows(tx, { id: 'text', acts: 'boolean' })(
    `select id, user_type = 'admin' and disabled_at is null as acts from account
     where id = any($1::uuid[]) and deleted_at is null order by id for no key update`,
    [[by.id, ...accountIds.filter((id) => isUuid(id))]],
  );
  if (!rows.some(({ id, acts }) => id === by.id && acts)) throw forbidden();
  return rows.filter(({ id }) => id !== by.id).map(({ id }) => id);
}
