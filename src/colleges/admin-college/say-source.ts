import type { Say } from '../../platform/words/speak.ts';
import { adminCollegeWords as said } from './admin-college.words.ts';

interface Federal {
  /** By the names of the fields. */
  readonly values: unknown;
}

/**
 * Says of a field whether its value comes from the federal files, or what they say instead; undefined
 * where they say nothing about it.
 */
export function saySource(
  say: Say,
  federal: Federal | null,
  name: string,
  value: unknown,
): string | undefined {
  const { values } = federal ?? { values: null };
  if (!federal || typeof values !== 'object' || values === null) return undefined;
  const told = new Map<string, unknown>(Object.entries(values));
  if (!told.has(name)) return undefined;
  const listed = told.get(name);
  if (isSame(listed, value)) return say(said.fromFederal);
  if (Array.isArray(listed)) return say(said.keptListFromFederal);
  const other =
    typeof listed === 'string' || typeof listed === 'number'
      ? String(listed)
      : say(said.federalEmpty);
  return say(said.keptFromFederal, { value: other });
}

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry) => other.includes(entry))
    : (one ?? null) === (other ?? null);
