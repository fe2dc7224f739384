import type {
  FederalCollege,
  RememberedCollege,
  StoredCollege,
} from '../federal-files/federal-college.ts';

/** Finds the stored college that a line of a federal file is about. */
export class CollegeFinder {
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
    const known = (id && this.#byId.get(id)) || this.#byUnitId.get(college.unitId);
    if (known) return known;
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
