import type {
  FederalCollege,
  FederalField,
  FederalValues,
  RememberedCollege,
  StoredCollege,
} from '../federal-files/federal-college.ts';

/** One field of one college that an import changes. */
export interface FieldChange {
  readonly field: FederalField;
  readonly before: unknown;
  readonly after: unknown;
}

/** What an import does to an existing college. */
export interface Comparison {
  readonly changes: readonly FieldChange[];
  /** Fields that the file would change and that people have edited since the last import. */
  readonly kept: readonly FederalField[];
  /** What to remember as the import's own: the last value it wrote into each field. */
  readonly remembered: Partial<FederalValues>;
}

/**
 * Decides field by field: a field follows the file only while it still has the value the last
 * import wrote into it, or is empty and never was the import's.
 */
export function compareCollege(
  next: FederalValues,
  stored: StoredCollege,
  last: RememberedCollege | undefined,
): Comparison {
  const changes: FieldChange[] = [];
  const keptFields: FederalField[] = [];
  const remembered: Record<string, unknown> = { ...last?.values };
  for (const [key, after] of Object.entries(next)) {
    const field = key as FederalField;
    const before = stored.values[field];
    if (isSame(before, after)) {
      remembered[field] = after;
      continue;
    }
    const wasOurs =
      last && field in last.values ? isSame(before, last.values[field]) : isEmpty(before);
    if (!wasOurs) {
      keptFields.push(field);
      continue;
    }
    changes.push({ field, before, after });
    remembered[field] = after;
  }
  return { changes, kept: keptFields, remembered };
}

/**
 * Adds the tag of a religious affiliation, which comes from a different file than the other types;
 * a year without that file keeps the last known value.
 */
export function withAffiliation(
  college: FederalCollege,
  last: RememberedCollege | undefined,
): FederalValues {
  const religious = college.religious ?? last?.religious ?? false;
  if (!religious) return college.values;
  return { ...college.values, collegeType: [...college.values.collegeType, 'religious'] };
}

/** Equality of stored values; lists are equal when they have the same values in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => entry === other[index]);
  }
  return (one ?? null) === (other ?? null);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
