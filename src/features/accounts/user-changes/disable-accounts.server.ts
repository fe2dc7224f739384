import { writeAuditEntries } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';
import { endSessions } from '../callers/end-sessions.server.ts';
import type { SignedIn } from '../people-services.ts';

/**
 * Takes accounts from their holders, who are signed out everywhere, or gives them back.
 * @param note what the audit log keeps besides
 * @returns those that were not so yet
 */
export async function disableAccounts(
  tx: Queryable,
  world: World,
  by: SignedIn,
  accountIds: readonly string[],
  disabled: boolean,
  note: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const rows = await readRows(tx, { id: 'text' })(
    `update account set disabled_at = case when $2 then $3::timestamptz end, updated_at = $3
     where id = any($1::uuid[]) and deleted_at is null and (disabled_at is not null) <> $2
     returning id`,
    [accountIds, disabled, world.now()],
  );
  const ids = rows.map(({ id }) => id);
  await endSessions(tx, ids);
  await writeAuditEntries(
    tx,
    world,
    by,
    ids.map((subjectId) => ({
      action: 'disableUser',
      subject: 'Account',
      subjectId,
      details: { disabled, ...note },
    })),
  );
  return ids;
}
