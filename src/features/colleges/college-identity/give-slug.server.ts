import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { slugOf } from '../../../platform/addresses/slug-of.ts';
import { stateNames } from '../../../platform/addresses/states.ts';

/** The parts of the address of a college's page. */
interface NamedPlace {
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/**
 * An unused address for a college's page: the name, with the city when another college has the
 * name, with the state too when that is not enough, finally with a number.
 */
export async function freeSlug(tx: Queryable, college: NamedPlace): Promise<string> {
  const { name, city, state } = college;
  const forms = [name, `${name} ${city}`, `${name} ${city} ${stateNames.get(state) ?? state}`]
    .map(slugOf)
    .filter((slug) => slug !== '');
  const last = forms.at(-1) ?? 'college';
  const rows = await readRows(tx, { slug: 'text' })(
    `select slug from college where slug = any ($1) or slug like $2`,
    [forms, `${last}-%`],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  const free = forms.find((slug) => !taken.has(slug));
  if (free !== undefined) return free;
  for (let number = 2; ; number += 1)
    if (!taken.has(`${last}-${number}`)) return `${last}-${number}`;
}

/** The address for a college about to be published that has none; nothing when it has one. */
export async function missingSlug(
  tx: Queryable,
  college: NamedPlace & { readonly slug: string | null },
): Promise<{ readonly slug?: string }> {
  return college.slug === null ? { slug: await freeSlug(tx, college) } : {};
}
