import type { Queryable } from '../database/queryable.ts';

/**
 * For an account that leaves: what is about its owner goes, what belongs to a record stays there
 * without a name. What was still coming is given up. Nobody reads them from now on; their bytes go with
 * the sweep after a day, as those of all files do, so that a backup under way is whole.
 */
export async function forgetFilesOf(tx: Queryable, accountId: string): Promise<void> {
  await tx.query(
    `update file set state = 'gone', changed_at = now()
     where owner = $1 and (personal or state = 'uploading') and state <> 'gone'`,
    [accountId],
  );
  await tx.query('update file set owner = null where owner = $1', [accountId]);
}
