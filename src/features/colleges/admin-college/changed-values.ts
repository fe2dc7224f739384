/** The hidden input with the initial values of a form, as JSON. */
export const wasName = 'was';

type Values = Readonly<Record<string, unknown>>;

/**
 * The changes in a form since it was opened: only those are saved, so two admins who change
 * different fields at once lose nothing.
 *
 * @param was the hidden input as submitted; invalid input counts as empty
 */
export function changedValues(values: Values, was: FormDataEntryValue | null): Values {
  const before = new Map(Object.entries(parsed(was)));
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => asText(value) !== asText(before.get(key))),
  );
}

function parsed(was: FormDataEntryValue | null): object {
  try {
    const value: unknown = JSON.parse(typeof was === 'string' ? was : '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Lists of choices have no order; an empty list or text equals none. */
function asText(value: unknown): string {
  if (Array.isArray(value) && value.length > 0) return JSON.stringify(value.map(String).sort());
  return JSON.stringify(value === '' || value === undefined || Array.isArray(value) ? null : value);
}
