import { majorFamilies } from './majors.ts';

/** A family of majors, as far as a college teaches it. */
export interface TaughtFamily {
  readonly title: string;
  /** Empty where only the family is known. */
  readonly fields: readonly string[];
}

/**
 * A college's majors by families, in the order of the list; a field brings along its family when
 * the college does not name it. Unknown titles come last, each by itself.
 */
export function groupMajors(majors: readonly string[]): readonly TaughtFamily[] {
  const taught = new Set(majors);
  const families = majorFamilies.flatMap(({ title, fields }): TaughtFamily[] => {
    const shown = fields.filter((field) => taught.has(field) && field !== title);
    return taught.has(title) || shown.length > 0 ? [{ title, fields: shown }] : [];
  });
  const placed = new Set(families.flatMap(({ title, fields }) => [title, ...fields]));
  const others = majors.filter((title) => !placed.has(title));
  return [...families, ...others.map((title) => ({ title, fields: [] }))];
}
