/** Public data of a college (product.md: never reps, owner, credits or payments). */
export interface PublicCard {
  readonly id: string;
  readonly name: string;
  readonly slug: string | null;
  readonly city: string;
  readonly state: string;
  readonly country: string | null;
  readonly collegeType: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  /** Titles of CIP 2020, families before their fields. */
  readonly majors: readonly string[];
  /** Of its majors those that end below a bachelor's degree, at a 4-year college. */
  readonly associateMajors: readonly string[];
  readonly onlineCoursePct: number | null;
  readonly graduateOnly: boolean | null;
  /** Of those who apply; 100 where everyone is admitted. */
  readonly admissionRatePct: number | null;
  /** What a year costs on average once grants are subtracted, in dollars. */
  readonly netPrice: number | null;
  readonly boothUrl: string | null;
  readonly applyUrl: string | null;
  readonly description: string | null;
  readonly logo: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A college in the directory: its card and its search data. */
export interface DirectoryEntry {
  readonly card: PublicCard;
  readonly aliases: readonly string[];
  readonly postalCode?: string | null;
}

/** The directory's steps for the share of online courses. */
export const onlineShares = ['all', 'some', 'none'] as const;

/** The share as a list of one; empty for a college that does not state it. */
export function onlineShareOf(percent: number | null): (typeof onlineShares)[number][] {
  if (percent === null) return [];
  if (percent >= 100) return ['all'];
  return percent > 0 ? ['some'] : ['none'];
}
