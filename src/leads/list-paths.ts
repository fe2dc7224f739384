/** Where the lists of a fair's colleges are: under the fair for admins, under 6x6 for coordinators. */
export interface ListPaths {
  readonly all: string;
  /** Where a list is downloaded from, by POST. */
  readonly file: string;
  /** Parameters that stay when a list is searched. */
  readonly kept: Readonly<Record<string, string>>;
}

/** The list of one college. */
export const listOfOne = ({ all }: ListPaths, collegeId: string): string =>
  `${all}${all.includes('?') ? '&' : '?'}${new URLSearchParams({ college: collegeId })}`;
