/** What decides from when a version counts. */
export interface Dated {
  readonly number: number;
  readonly countsAt: Date;
}

/** The status of a version. Replaced: a later one took effect before it ever did. */
export type VersionState = 'IN_FORCE' | 'UPCOMING' | 'EARLIER' | 'REPLACED';

/** The version that counts: of those that have begun, the one published last. */
export const inForceOf = <Version extends Dated>(
  versions: readonly Version[],
  now: Date,
): Version | undefined =>
  versions
    .filter(({ countsAt }) => countsAt.getTime() <= now.getTime())
    .reduce<Version | undefined>(
      (last, one) => (last && last.number > one.number ? last : one),
      undefined,
    );

/** The status of a version among the others. */
export function stateOf(version: Dated, versions: readonly Dated[], now: Date): VersionState {
  if (inForceOf(versions, now)?.number === version.number) return 'IN_FORCE';
  const isReplaced = versions.some(
    ({ number, countsAt }) =>
      number > version.number && countsAt.getTime() <= version.countsAt.getTime(),
  );
  if (isReplaced) return 'REPLACED';
  return version.countsAt.getTime() > now.getTime() ? 'UPCOMING' : 'EARLIER';
}
