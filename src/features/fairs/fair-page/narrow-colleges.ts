import { collegeTypes } from '../../colleges/college-choices.ts';
import { labelOf } from '../../colleges/college-facts.ts';
import { isMajorFamily } from '../../colleges/majors.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { nameFamily } from '../../subjects/name-family.ts';

/** Colleges of an answer of the directory, at most. */
const piece = 100;

const atFair = graphql(`
  query CollegesOfFair(
    $fairId: ID!
    $types: [String!]
    $majors: [String!]
    $skip: Int
    $limit: Int!
  ) {
    collegeDirectory(
      fairId: $fairId
      types: $types
      majors: $majors
      skip: $skip
      limit: $limit
      sort: name
    ) {
      totalCount
      items {
        slug
      }
      facets {
        types {
          value
          count
        }
        majors {
          value
          count
        }
      }
    }
  }
`);

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** A fair's colleges, narrowed. */
interface Narrowing {
  /** The kinds and subjects to choose from, families of CIP 2020, and what is chosen. */
  readonly choices: {
    readonly kinds: readonly Choice[];
    readonly subjects: readonly Choice[];
    readonly kind: string;
    readonly subject: string;
  } | null;
  /** The pages of the colleges that fit; null while neither is chosen. */
  readonly slugs: ReadonlySet<string> | null;
}

const nothing: Narrowing = { choices: null, slugs: null };

/** Narrows the colleges of a fair by kind and by subject, as the directory knows them. */
export async function narrowColleges(
  call: PageCall,
  fair: { readonly id: string; readonly count: number },
  search: URLSearchParams,
): Promise<Narrowing> {
  const asked = (name: string) => (search.get(name) ?? '').trim();
  const kind = collegeTypes.find((type) => type === asked('kind')) ?? '';
  const subject = isMajorFamily(asked('subject')) ? asked('subject') : '';
  const { data } = await call.ask(atFair, { fairId: fair.id, limit: 1 });
  if (!data) return nothing;
  const { types, majors } = data.collegeDirectory.facets;
  const t = translatorFor(call.locale);
  const named = (found: typeof types, name: (value: string) => string): readonly Choice[] =>
    found
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value, label: name(value), count }));
  const choices = {
    kinds: named(types, (type) => t(labelOf(type))),
    subjects: named(majors, (title) => nameFamily(t, title)),
    kind,
    subject,
  };
  if (kind === '' && subject === '') return { choices, slugs: null };
  const slugs = new Set<string>();
  for (let skip = 0; skip < fair.count; skip += piece) {
    const { collegeDirectory } = await call.query(atFair, {
      fairId: fair.id,
      types: kind === '' ? [] : [kind],
      majors: subject === '' ? [] : [subject],
      skip,
      limit: piece,
    });
    for (const { slug } of collegeDirectory.items) if (slug !== null) slugs.add(slug);
    if (skip + piece >= collegeDirectory.totalCount) break;
  }
  return { choices, slugs };
}
