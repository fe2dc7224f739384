import type { CollegeWithFairs } from './college-money-queries.ts';

type Exhibitor = NonNullable<NonNullable<CollegeWithFairs['fairExhibitors']>['items'][number]>;
type Booth = NonNullable<NonNullable<CollegeWithFairs['fairBooths']>['items'][number]>;

/** A college at one fair: its registration, its booth, or both. */
export interface CollegeAtFair {
  readonly fair: NonNullable<Booth['fair']>;
  readonly exhibitor: Exhibitor | null;
  readonly booth: Booth | null;
}

/** Registrations and booths of a college by fair, latest fair first. */
export function fairsOfCollege({
  fairExhibitors,
  fairBooths,
}: Pick<CollegeWithFairs, 'fairExhibitors' | 'fairBooths'>): readonly CollegeAtFair[] {
  const fairs = new Map<string, CollegeAtFair>();
  for (const exhibitor of present(fairExhibitors?.items))
    if (exhibitor.fair)
      fairs.set(exhibitor.fair.id, { fair: exhibitor.fair, exhibitor, booth: null });
  for (const booth of present(fairBooths?.items))
    if (booth.fair) {
      const exhibitor = fairs.get(booth.fair.id)?.exhibitor ?? null;
      fairs.set(booth.fair.id, { fair: booth.fair, exhibitor, booth });
    }
  return [...fairs.values()].sort((one, other) =>
    (other.fair.startTime ?? '').localeCompare(one.fair.startTime ?? ''),
  );
}

const present = <Item>(items: readonly (Item | null)[] | undefined): readonly Item[] =>
  (items ?? []).filter((one) => one !== null);
