import type { Queryable } from '../database/queryable.ts';

/**
 * For an account that is deleted: files about its owner are removed, files of a record stay without
 * a name. Unfinished uploads are given up. No one can read them from now on; the sweep removes
 * their bytes after a day, like those of all files, so that a running backup is complete.
 */
export async function forgetFilesOf(tx: Queryable, accountId: string): Promise<void> {
  await tx.query(
    `update file set state = 'gone', changed_at = now()
     where owner = $1 and (personal or state = 'uploading') and state <> 'gone'`,
    [accountId],
  );
  await tx.query('update file set owner = null where owner = $1', [accountId]);
}
