import { BackupError } from '../backup-error.ts';
import type { BackupEnd, BackupHeader } from '../backup-format.ts';
import type { OpenedBackup } from './open-backup.server.ts';
import { readBackup } from './read-backup.server.ts';

/**
 * Reads a backup to its end mark without a database and verifies the checksums of every section.
 * Only PostgreSQL can verify the row counts.
 * @throws BackupError if anything does not match
 */
export async function checkBackup(
  backup: OpenedBackup,
): Promise<BackupEnd & { readonly header: BackupHeader }> {
  let header: BackupHeader | undefined;
  const readOut = async (content: AsyncIterable<Buffer>) => {
    for await (const chunk of content) void chunk;
  };
  const end = await readBackup(backup, {
    header: (read) => Promise.resolve(void (header = read)),
    table: async (_table, content) => void (await readOut(content)),
    sequences: () => Promise.resolve(),
    secret: () => Promise.resolve(),
    file: async (_file, content) => readOut(content),
  });
  if (header === undefined) throw new BackupError('The backup is damaged.');
  return { ...end, header };
}
