import type { FieldSpec, Moment } from '../model/field.ts';

/** JSON with the keys of objects in order: PostgreSQL gives them back in one of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** A value in its stored form, or as it is where the field would not take it. */
function storedForm(spec: FieldSpec, value: unknown, moment: Moment): unknown {
  if (value === null || value === undefined) return null;
  const checked = spec.check(value, moment);
  return checked.problems ? value : checked.value;
}

/**
 * Whether two values of a field mean the same: what somebody sends back may be written otherwise than
 * we have it, an instant with another offset, an id in capitals, JSON as a text.
 */
export function isSameValue(
  spec: FieldSpec,
  one: unknown,
  other: unknown,
  moment: Moment,
): boolean {
  if (canonical(one) === canonical(other)) return true;
  return canonical(storedForm(spec, one, moment)) === canonical(storedForm(spec, other, moment));
}
