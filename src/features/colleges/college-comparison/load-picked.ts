import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { mostCompared } from '../college-choices.ts';
import type { Picked } from '../my-colleges/my-directory-view.ts';

const namesQuery = graphql(`
  query PickedColleges($four: [String!]!, $more: [String!]!) {
    four: compareColleges(slugs: $four) {
      college {
        slug
        name
      }
    }
    more: compareColleges(slugs: $more) {
      college {
        slug
        name
      }
    }
  }
`);

/** The names of the selected colleges, one too many included; leaves out those that are gone. */
export async function loadPicked(
  call: Pick<PageCall, 'ask'>,
  pick: readonly string[],
): Promise<readonly Picked[]> {
  if (pick.length === 0) return [];
  const { data } = await call.ask(namesQuery, {
    four: pick.slice(0, mostCompared),
    more: pick.slice(mostCompared),
  });
  return [...(data?.four ?? []), ...(data?.more ?? [])].flatMap(({ college: { slug, name } }) =>
    slug === null ? [] : [{ slug, name }],
  );
}
