import type { FieldSpec, Moment } from '../model/field.ts';

/** JSON with sorted object keys: PostgreSQL returns them in its own order. */
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
 * Whether two values of a field are equal: clients may send back an instant with another offset, an
 * id in uppercase, or JSON as a text.
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
