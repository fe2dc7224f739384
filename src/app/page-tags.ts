import { fairsTouched } from '../features/exhibitors/fair-cards/coming-exhibits.server.ts';
import { differsIn, idsIn, type HeardChange } from '../platform/events/heard-change.ts';

// What pages for visitors without a session show, in tags, so that a change drops the pages that show
// it and no others. A call that is not listed is of `anything`, which every change touches.

/** A call that no one has listed. */
const anything = 'anything';
/** Some fairs, in a list. */
const fairs = 'fairs';
/** Some colleges, found by what their profiles say. */
const colleges = 'colleges';
/** The terms of service and the privacy policy. */
const legal = 'legal';
/** Colleges by their names, locations and logos. */
const names = 'names';
/** What colleges pay. */
const prices = 'prices';

const fair = (slug: string) => `fair ${slug.toLowerCase().replace(/^fair-/, '')}`;
const college = (slug: string) => `college ${slug.toLowerCase()}`;

/** What calls at the root of a document show. */
const shownBy: Readonly<Record<string, (slug: string) => readonly string[]>> = {
  fairCards: () => [fairs, names],
  fairCard: (slug) => [fair(slug), names],
  collegeDirectory: () => [colleges, fairs, names],
  collegeBySlug: (slug) => [college(slug), fairs],
  collegeRecordings: () => [fairs, names],
  recordedAnswers: () => [fairs],
  // Which ones they are follows slowly; the clock renews them.
  similarColleges: () => [fairs, names],
  legalText: () => [legal],
  prices: () => [prices],
  // A list that a release brings.
  majors: () => [],
};

/** The tags of a document that a page asks, by its root fields and its variable `slug`. */
export const tagsOf = (roots: readonly string[], slug: unknown): readonly string[] =>
  roots.flatMap(
    (root) =>
      (typeof slug === 'string' || !bySlug.has(root) ? shownBy[root] : null)?.(String(slug)) ?? [
        anything,
      ],
  );

const bySlug = new Set(['fairCard', 'collegeBySlug']);

/** Where the addresses of what changed are looked up. */
export interface Slugs {
  readonly ofFairs: (ids: readonly string[]) => readonly string[];
  readonly ofColleges: (ids: readonly string[]) => Promise<readonly string[]>;
}

const shownOfCollege = ['name', 'slug', 'city', 'state', 'logo', 'status'];

/** The tags of the pages that a change touches. */
export async function tagsTouched(change: HeardChange, slugs: Slugs): Promise<readonly string[]> {
  switch (change.topic) {
    case 'Fair':
      return [anything, fairs, colleges, ...idsIn(change, 'slug').map(fair)];
    case 'FairWebinar':
      return [anything, fairs, ...slugs.ofFairs(idsIn(change, 'fair_id')).map(fair)];
    case 'FairBooth':
    case 'FairExhibitor':
    case 'CollegePayment': {
      const touched = fairsTouched(change);
      if (touched.length === 0) return [anything];
      return [anything, fairs, colleges, ...slugs.ofFairs(touched).map(fair)];
    }
    case 'College':
      return [
        anything,
        colleges,
        ...idsIn(change, 'slug').map(college),
        ...(differsIn(change, shownOfCollege) ? [names] : []),
      ];
    case 'CollegeProfile':
      return [
        anything,
        colleges,
        ...(await slugs.ofColleges(idsIn(change, 'college_id'))).map(college),
      ];
    case 'LegalVersion':
      return [anything, legal];
    case 'PriceVersion':
      return [prices];
    default:
      return [anything];
  }
}
