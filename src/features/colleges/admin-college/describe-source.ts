import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';

interface Federal {
  /** Keyed by field name. */
  readonly values: unknown;
}

/**
 * Says whether a field's value comes from the federal files, or what they say instead; undefined
 * when they say nothing about it.
 */
export function describeSource(
  t: Translate,
  federal: Federal | null,
  name: string,
  value: unknown,
): string | undefined {
  const { values } = federal ?? { values: null };
  if (!federal || typeof values !== 'object' || values === null) return undefined;
  const told = new Map<string, unknown>(Object.entries(values));
  if (!told.has(name)) return undefined;
  const listed = told.get(name);
  if (isSame(listed, value)) return t(messages.fromFederal);
  if (Array.isArray(listed)) return t(messages.keptListFromFederal);
  const other =
    typeof listed === 'string' || typeof listed === 'number'
      ? String(listed)
      : t(messages.federalEmpty);
  return t(messages.keptFromFederal, { value: other });
}

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry) => other.includes(entry))
    : (one ?? null) === (other ?? null);
