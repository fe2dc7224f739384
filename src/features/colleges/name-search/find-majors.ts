import { wordsOf } from './fold-words.ts';
import { majorFamilies, type MajorFamily } from '../majors.ts';

/** Maximum length of a search. */
const longest = 100;

/**
 * The majors that match a search, by families: every word begins a word of the title. A family that
 * matches itself comes with all its fields, others with the matching ones.
 */
export function findMajors(search: string): readonly MajorFamily[] {
  const sought = wordsOf(search.slice(0, longest));
  const isMeant = (title: string): boolean => {
    const words = wordsOf(title);
    return sought.every((part) => words.some((word) => word.startsWith(part)));
  };
  return majorFamilies.flatMap((family) => {
    if (isMeant(family.title)) return family;
    const fields = family.fields.filter(isMeant);
    return fields.length > 0 ? { ...family, fields } : [];
  });
}
