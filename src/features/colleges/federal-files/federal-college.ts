/**
 * The federal data of a college, in the form in which Quad stores it: the keys are fields of
 * College and CollegeProfile. A missing key was in none of the files read.
 */
export interface FederalValues {
  readonly name: string;
  readonly boothUrl: string | null;
  /** Five colleges of 2024 are so large that they list no street. */
  readonly address1: string | null;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly postalCode: string | null;
  readonly status: 'active' | 'closed';
  readonly domain: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
  readonly collegeType: readonly string[];
  readonly applyUrl: string | null;
  /** Whether it has programs for graduates only; null when the file doesn't say. */
  readonly graduateOnly: boolean | null;
  /** From the file of completions: what undergraduates study. */
  readonly majors?: readonly string[];
  /** From the same file, where it has levels: the majors of a 4-year college without a bachelor's degree. */
  readonly associateMajors?: readonly string[];
  /** From the file of institutional characteristics: 100, 0 or unknown. */
  readonly onlineCoursePct?: number | null;
  /** From that file where everyone is admitted, else from the file of admissions. */
  readonly admissionRatePct?: number | null;
  /** From the file of student financial aid. */
  readonly netPrice?: number | null;
}

export type FederalField = keyof FederalValues;

/** One college of a federal file. */
export interface FederalCollege {
  /** UNITID, six digits, the same every year. */
  readonly unitId: number;
  /** The year of the file, e.g. 2024. */
  readonly year: number;
  readonly values: FederalValues;
  /** Whether it has a religious affiliation; undefined when no file says. */
  readonly religious?: boolean;
  readonly aliases: readonly string[];
}

/** What the last import wrote for a college, as stored in the table college_import. */
export interface RememberedCollege {
  readonly unitId: number;
  /** Null when people have deleted the college since. */
  readonly collegeId: string | null;
  readonly year: number;
  readonly values: Partial<FederalValues>;
  readonly religious: boolean | null;
}

/** A college in the database: the fields the import may write, and its search keys. */
export interface StoredCollege {
  readonly id: string;
  readonly unitId: number | null;
  readonly slug: string | null;
  /** Null when it has no profile yet. */
  readonly profileId: string | null;
  readonly values: { readonly [Field in FederalField]: unknown };
  readonly aliases: readonly string[];
}
