import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { sortings } from '../directory-page/directory-address.ts';
import { readMyAsked, sortingsInside } from './my-directory-address.ts';
import { myCardView, mineFields } from '../card-view.ts';
import type { DirectoryProblem } from '../directory-page/directory-view.ts';
import {
  argumentsOf,
  cardsOnPage,
  optionsOf,
  readKnown,
  waysOutOf,
} from '../directory-page/load-directory.server.ts';
import { lookoutOf } from './lookout-of.ts';
import type { MyDirectoryView, Picked } from './my-directory-view.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { mostCompared } from '../college-choices.ts';
import { facetFields } from '../directory-page/directory-queries.ts';

/** The directory with match and lists, the viewer, and the selection. */
const myDirectoryQuery = graphql(
  `
    query MyColleges(
      $search: String
      $fairs: [String!]
      $states: [String!]
      $types: [String!]
      $sizes: [String!]
      $settings: [String!]
      $majors: [String!]
      $online: [String!]
      $findMajor: String
      $sort: MyCollegesSort
      $skip: Int
      $limit: Int
      $saved: SavedBy
      $studentId: ID
    ) {
      myColleges(
        search: $search
        fairs: $fairs
        states: $states
        types: $types
        sizes: $sizes
        settings: $settings
        majors: $majors
        online: $online
        findMajor: $findMajor
        sort: $sort
        skip: $skip
        limit: $limit
        saved: $saved
        studentId: $studentId
      ) {
        totalCount
        studentId
        hasWishes
        canSave
        savedCount
        savedByStudentCount
        items {
          ...MineFields
        }
        facets {
          ...DirectoryFacets
        }
      }
      me {
        user_type
        students {
          items {
            id
            firstName
          }
        }
      }
    }
  `,
  [mineFields, facetFields],
);

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
async function loadPicked(
  call: Pick<PageCall, 'ask' | 'locale'>,
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

/**
 * Loads the signed-in directory; a `DirectoryProblem` when it can't be read.
 * @throws Response 404 for a student who is not (or no longer) linked
 */
export async function loadMyDirectory(
  call: Pick<PageCall, 'ask' | 'locale'>,
  params: URLSearchParams,
): Promise<MyDirectoryView | DirectoryProblem> {
  const query = readKnown(params, readMyAsked);
  const { saved = null, pick = [], student = '' } = query.inside ?? {};
  if (student !== '' && !isUuid(student)) throw new Response(null, { status: 404 });
  const limit = cardsOnPage[query.view];
  const [{ data, errors }, picked] = await Promise.all([
    call.ask(myDirectoryQuery, {
      ...argumentsOf(query),
      findMajor: query.major,
      sort: query.sort,
      skip: query.view === 'list' ? (query.page - 1) * limit : 0,
      limit,
      saved,
      studentId: student === '' ? null : student,
    }),
    loadPicked(call, pick),
  ]);
  if (errors[0]?.code === 'NOT_FOUND') throw new Response(null, { status: 404 });
  if (!data || errors.length > 0) return { asked: query, problem: 'server' };
  const { totalCount, items, facets, ...told } = data.myColleges;
  return {
    asked: { ...query, inside: { saved, student, pick: picked.map(({ slug }) => slug) } },
    total: totalCount,
    pages: Math.ceil(totalCount / limit),
    colleges: items.map((college) => myCardView(college, query.q, query.majors)),
    options: optionsOf(query, facets, translatorFor(call.locale)),
    // For a search, offers other filters; for an empty list, the list of all colleges.
    waysOut: totalCount === 0 && saved === null ? await waysOutOf(call, query) : [],
    sortings: told.hasWishes ? sortingsInside : sortings,
    ...lookoutOf(data.me, told),
    picked,
  };
}
