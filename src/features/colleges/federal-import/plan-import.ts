import { makeSlugs } from '../college-identity/make-slugs.ts';
import type {
  FederalCollege,
  FederalValues,
  RememberedCollege,
  StoredCollege,
} from '../federal-files/federal-college.ts';
import { compareCollege, isSame, withAffiliation, type FieldChange } from './compare-college.ts';
import type { ImportReport, ReportedChange, ReportedCollege } from './import-report.ts';

/** Finds the stored college that a line of a federal file is about. */
class CollegeFinder {
  readonly #byId: ReadonlyMap<string, StoredCollege>;
  readonly #byUnitId: ReadonlyMap<number | null, StoredCollege>;
  readonly #byPlace = new Map<string, StoredCollege>();
  readonly #remembered: ReadonlyMap<number, RememberedCollege>;

  constructor(
    colleges: readonly StoredCollege[],
    remembered: ReadonlyMap<number, RememberedCollege>,
  ) {
    this.#byId = new Map(colleges.map((college) => [college.id, college]));
    this.#byUnitId = new Map(colleges.map((college) => [college.unitId, college]));
    this.#remembered = remembered;
    for (const college of colleges) {
      if (college.unitId === null) this.#byPlace.set(placeKey(college.values), college);
    }
  }

  /**
   * By an earlier import, by the federal number, or as a college that people made and an admin
   * approved, with the same name and location. A draft is no one's college yet.
   */
  find(college: FederalCollege): StoredCollege | undefined {
    const id = this.#remembered.get(college.unitId)?.collegeId;
    const existing = (id && this.#byId.get(id)) || this.#byUnitId.get(college.unitId);
    if (existing) return existing;
    const twin = this.#byPlace.get(placeKey(college.values));
    if (!twin || twin.values.status === 'draft') return undefined;
    // Two lines of a file never mean the same college.
    this.#byPlace.delete(placeKey(college.values));
    return twin;
  }

  /** Whether people have begun to enter this college and no one has approved it yet. */
  looksLikeDraft(college: FederalCollege): boolean {
    return this.#byPlace.get(placeKey(college.values))?.values.status === 'draft';
  }
}

const placeKey = ({ name, city, state }: Readonly<Record<'name' | 'city' | 'state', unknown>>) =>
  [name, city, state].map((part) => String(part).trim().toLowerCase()).join('\n');

/** A college to create. */
export interface AddedCollege {
  readonly unitId: number;
  readonly slug: string;
  readonly values: FederalValues;
  readonly aliases: readonly string[];
}

/** A college to change; `values` are all its fields after the change. */
export interface ChangedCollege {
  readonly stored: StoredCollege;
  readonly unitId: number;
  readonly slug: string;
  readonly values: { readonly [Field in keyof FederalValues]: unknown };
  readonly changes: readonly FieldChange[];
  /** Undefined when unchanged. */
  readonly aliases: readonly string[] | undefined;
}

/** The import record of a college; `collegeId` is null for a new one. */
export interface Remembrance {
  readonly unitId: number;
  readonly collegeId: string | null;
  readonly year: number;
  readonly values: Partial<FederalValues>;
  readonly religious: boolean | null;
}

export interface ImportPlan {
  readonly added: readonly AddedCollege[];
  readonly changed: readonly ChangedCollege[];
  readonly remembrances: readonly Remembrance[];
  readonly report: ImportReport;
}

/** The database contents before an import. */
export interface StoredCollegeRow {
  readonly colleges: readonly StoredCollege[];
  readonly remembered: ReadonlyMap<number, RememberedCollege>;
}

/**
 * Plans an import of `file` against the stored data. Pure: the same file on the outcome of its own
 * plan is an empty plan. With `force` an older year overwrites a newer one.
 */
export function planImport(
  file: readonly FederalCollege[],
  { colleges, remembered }: StoredCollegeRow,
  { force = false }: { readonly force?: boolean } = {},
): ImportPlan {
  const finder = new CollegeFinder(colleges, remembered);
  const added: Omit<AddedCollege, 'slug'>[] = [];
  const changed: Omit<ChangedCollege, 'slug'>[] = [];
  const remembrances: Remembrance[] = [];
  const report = startReport(file.length);

  for (const college of file) {
    const last = remembered.get(college.unitId);
    const values = withAffiliation(college, last);
    const reported = describe(college);
    if (last && last.collegeId === null) {
      report.deletedHere.push(reported);
      continue;
    }
    if (last && last.year > college.year && !force) {
      report.older += 1;
      continue;
    }
    const stored = finder.find(college);
    const religious = college.religious ?? last?.religious ?? null;
    const { unitId, year, aliases } = college;
    if (!stored) {
      if (finder.looksLikeDraft(college)) report.lookAlikes.push(reported);
      added.push({ unitId, values, aliases });
      remembrances.push({ unitId, collegeId: null, year, values, religious });
      report.added.push(reported);
      continue;
    }
    const { changes, kept, remembered: own } = compareCollege(values, stored, last);
    const aliasesChange = !isSame(aliases, stored.aliases);
    report.kept.push(...kept.map((field) => ({ ...reported, field })));
    report.changes.push(...changes.map((change) => ({ ...reported, ...change })));
    if (aliasesChange) {
      report.changes.push({
        ...reported,
        field: 'aliases',
        before: stored.aliases,
        after: aliases,
      });
    }
    const isNowOurs = stored.unitId === null || stored.slug === null;
    if (changes.length > 0 || aliasesChange || isNowOurs) {
      const next = { ...stored.values };
      for (const { field, after } of changes) next[field] = after;
      const newAliases = aliasesChange ? aliases : undefined;
      changed.push({ stored, unitId, values: next, changes, aliases: newAliases });
      report.changed += 1;
      if (changes.some(({ field, after }) => field === 'status' && after === 'closed'))
        report.closed.push(reported);
    } else report.unchanged += 1;
    if (
      !last ||
      last.year !== year ||
      last.religious !== religious ||
      !isSameRecord(last.values, own)
    )
      remembrances.push({ unitId, collegeId: stored.id, year, values: own, religious });
  }

  report.vanished.push(...findVanished(file, colleges, remembered));
  return { ...withSlugs(added, changed, colleges), remembrances, report };
}

function withSlugs(
  added: readonly Omit<AddedCollege, 'slug'>[],
  changed: readonly Omit<ChangedCollege, 'slug'>[],
  colleges: readonly StoredCollege[],
): Pick<ImportPlan, 'added' | 'changed'> {
  const unnamed = [...added, ...changed.filter(({ stored }) => stored.slug === null)];
  const slugs = makeSlugs(
    unnamed.map(({ unitId, values }) => ({
      unitId,
      name: String(values.name),
      city: String(values.city),
      state: String(values.state),
    })),
    new Set(colleges.flatMap(({ slug }) => slug ?? [])),
  );
  const slugFor = (unitId: number) => slugs.get(unitId) ?? `college-${unitId}`;
  return {
    added: added.map((college) => ({ ...college, slug: slugFor(college.unitId) })),
    // An address that people have linked to never changes, even when the name does.
    changed: changed.map((one) => ({ ...one, slug: one.stored.slug ?? slugFor(one.unitId) })),
  };
}

function findVanished(
  file: readonly FederalCollege[],
  colleges: readonly StoredCollege[],
  remembered: ReadonlyMap<number, RememberedCollege>,
): ReportedCollege[] {
  const present = new Set(file.map(({ unitId }) => unitId));
  const newest = Math.max(...file.map(({ year }) => year));
  return colleges.flatMap(({ unitId, values }) => {
    const last = unitId === null ? undefined : remembered.get(unitId);
    if (
      !last?.year ||
      last.year >= newest ||
      present.has(last.unitId) ||
      values.status !== 'active'
    )
      return [];
    const [name, city, state] = [values.name, values.city, values.state].map(String);
    return [{ unitId: last.unitId, name: name ?? '', city: city ?? '', state: state ?? '' }];
  });
}

const describe = ({ unitId, values: { name, city, state } }: FederalCollege): ReportedCollege => ({
  unitId,
  name,
  city,
  state,
});

const startReport = (read: number) => ({
  read,
  added: [] as ReportedCollege[],
  changes: [] as ReportedChange[],
  changed: 0,
  unchanged: 0,
  closed: [] as ReportedCollege[],
  vanished: [] as ReportedCollege[],
  kept: [] as ImportReport['kept'][number][],
  deletedHere: [] as ReportedCollege[],
  older: 0,
  lookAlikes: [] as ReportedCollege[],
});

const isSameRecord = (one: Partial<FederalValues>, other: Partial<FederalValues>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key as keyof FederalValues], other[key as keyof FederalValues]),
  );
