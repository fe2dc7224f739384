import { slugOf } from '../../../platform/addresses/slug-of.ts';
import { stateNames } from '../../../platform/addresses/states.ts';

/** The parts of a slug. */
export interface NamedPlace {
  readonly unitId: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/**
 * Gives each college the shortest unique slug: the name, with its city where several share the
 * name, with the state too where that is not enough, finally with the federal number. The order of
 * the list does not matter, and `taken` slugs are never reused.
 */
export function makeSlugs(
  colleges: readonly NamedPlace[],
  taken: ReadonlySet<string>,
): Map<number, string> {
  const forms = [
    ({ name }: NamedPlace) => slugOf(name),
    ({ name, city }: NamedPlace) => slugOf(`${name} ${city}`),
    ({ name, city, state }: NamedPlace) =>
      slugOf(`${name} ${city} ${stateNames.get(state) ?? state}`),
    ({ name, unitId }: NamedPlace) => `${slugOf(name) || 'college'}-${unitId}`,
  ];
  const slugs = new Map<number, string>();
  const used = new Set(taken);
  let waiting = colleges;
  for (const form of forms) {
    const counts = new Map<string, number>();
    for (const college of waiting) counts.set(form(college), (counts.get(form(college)) ?? 0) + 1);
    const uniqueColleges = waiting.filter((college) => {
      const slug = form(college);
      return slug !== '' && counts.get(slug) === 1 && !used.has(slug);
    });
    for (const college of uniqueColleges) {
      slugs.set(college.unitId, form(college));
      used.add(form(college));
    }
    waiting = waiting.filter(({ unitId }) => !slugs.has(unitId));
  }
  return slugs;
}
