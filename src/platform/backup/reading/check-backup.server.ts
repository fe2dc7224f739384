import { BackupError } from '../backup-error.ts';
import type { BackupEnd, BackupHeader } from '../backup-format.ts';
import type { OpenedBackup } from './open-backup.server.ts';
import { drain, readBackup } from './read-backup.server.ts';

/**
 * Reads a backup to its end mark without a database and verifies the checksums of every section.
 * Only PostgreSQL can verify the row counts.
 * @throws BackupError if anything does not match
 */
export async function checkBackup(
  backup: OpenedBackup,
): Promise<BackupEnd & { readonly header: BackupHeader }> {
  let header: BackupHeader | undefined;
  const end = await readBackup(backup, {
    header: (read) => Promise.resolve(void (header = read)),
    table: (_table, content) => drain(content),
    sequences: () => Promise.resolve(),
    secret: () => Promise.resolve(),
    file: (_file, content) => drain(content),
  });
  if (header === undefined) throw new BackupError('The backup is damaged.');
  return { ...end, header };
}
