/** The paths of a fair's college lists: under the fair for admins, under 6x6 for coordinators. */
export interface ListPaths {
  readonly all: string;
  /** The download path of a list, by POST. */
  readonly file: string;
  /** Parameters preserved when a list is searched. */
  readonly kept: Readonly<Record<string, string>>;
}

/** The list of one college. */
export const listOfOne = ({ all }: ListPaths, collegeId: string): string =>
  `${all}${all.includes('?') ? '&' : '?'}${new URLSearchParams({ college: collegeId })}`;
