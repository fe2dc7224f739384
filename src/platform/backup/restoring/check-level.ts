import { BackupError } from '../backup-error.ts';

/**
 * Answers the last migration of a backup, when its migrations are the first ones of ours.
 * @throws BackupError when it has one that is not known here, or lacks one in between.
 */
export function checkLevel(
  ofBackup: readonly string[],
  known: readonly string[],
  file: string,
): string {
  const strange = ofBackup.filter((name) => !known.includes(name));
  if (strange.length > 0)
    throw new BackupError(
      `${file} was made by a newer Quad (it has ${strange.join(', ')}): restore it with that one.`,
    );
  const last = ofBackup.at(-1);
  if (last === undefined || ofBackup.some((name, place) => known[place] !== name))
    throw new BackupError(`${file} was made by another Quad than this: its tables differ.`);
  return last;
}
