import { stateName } from '../../../platform/addresses/state-name.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import type { ResultOf, VariablesOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { cardView } from '../card-view.ts';
import { campusSettings, collegeTypes } from '../college-choices.ts';
import { majorTitles } from '../majors.ts';
import {
  addressOf,
  filterNames,
  readAsked,
  sortings,
  toggled,
  withoutFilters,
  type Asked,
} from './directory-address.ts';
import { directoryQuery, totalQuery } from './directory-queries.ts';
import type { DirectoryProblem, DirectoryView, Option, Options, WayOut } from './directory-view.ts';

/** Cards on a page of the list, and under the map. */
export const cardsOnPage = { list: 20, map: 12 } as const;

/** Majors shown to someone who searches for one. */
const mostMajors = 24;

/** Loads the directory for a request; a `DirectoryProblem` when it can't be read. */
export async function loadDirectory(
  call: Pick<PageCall, 'ask' | 'locale'>,
  params: URLSearchParams,
): Promise<DirectoryView | DirectoryProblem> {
  const query = readKnown(params);
  const limit = cardsOnPage[query.view];
  const { data, errors } = await call.ask(directoryQuery, {
    ...argumentsOf(query),
    findMajor: query.major,
    sort: sortOf(query),
    skip: query.view === 'list' ? (query.page - 1) * limit : 0,
    limit,
  });
  if (!data || errors.length > 0) return { asked: query, problem: 'server' };
  const { totalCount, items, facets } = data.collegeDirectory;
  return {
    asked: query,
    total: totalCount,
    pages: Math.ceil(totalCount / limit),
    colleges: items.map((college) => cardView(college, query.q, query.majors)),
    options: optionsOf(query, facets, translatorFor(call.locale)),
    waysOut: totalCount === 0 ? await waysOutOf(call, query) : [],
    sortings,
  };
}

/** Without a student there is no match, and without a search the next fair comes first. */
const sortOf = ({ sort, q }: Asked) =>
  sort !== 'relevance' && sort !== 'match' ? sort : q === '' ? 'fair' : 'relevance';

/** The options, without majors that are (no longer) in the list. */
export function readKnown(params: URLSearchParams, read = readAsked): Asked {
  const query = read(params);
  return { ...query, majors: query.majors.filter((title) => majorTitles.includes(title)) };
}

/** The filters and the search as arguments of the API. */
export const argumentsOf = (query: Asked): VariablesOf<typeof totalQuery> => ({
  search: query.q,
  fairs: [...query.fair],
  states: [...query.state],
  types: [...query.type],
  sizes: [...query.size],
  settings: [...query.setting],
  majors: [...query.majors],
  online: [...query.online],
});

type Facets = ResultOf<typeof directoryQuery>['collegeDirectory']['facets'];

/** The filters with their labels, in display order. */
export function optionsOf(query: Asked, facets: Facets, t: Translate): Options {
  const byCount = (options: readonly Option[]) =>
    options.toSorted((one, other) => other.count - one.count);
  const majors = query.major === '' ? byCount(facets.majors) : facets.majors;
  const shown = majors.filter(
    ({ value }, index) => query.major === '' || index < mostMajors || query.majors.includes(value),
  );
  return {
    fair: facets.fairs.map(({ slug, name, ...fair }) => ({ ...fair, value: slug, label: name })),
    state: facets.states.map((state) => ({
      ...state,
      label: stateName(t, state.value),
    })),
    type: withAll(collegeTypes, facets.types),
    size: facets.sizes,
    setting: withAll(campusSettings, facets.settings),
    majors: shown,
    online: facets.online,
    moreMajors: majors.length - shown.length,
  };
}

/** Short lists of values stay in place while someone types, even with no college left. */
const withAll = (values: readonly string[], options: readonly Option[]): readonly Option[] =>
  values.map((value) => options.find((option) => option.value === value) ?? { value, count: 0 });

/** Maximum number of options to try removing. */
const mostWays = 8;

/** The options of an alternative, and what it removes or keeps. */
type Attempt = Pick<WayOut, 'filter' | 'isAlone'> & { readonly instead: Asked };

/**
 * For an empty list: the results with one option removed, most first; where that is not enough, the
 * results of each option alone.
 */
export async function waysOutOf(
  call: Pick<PageCall, 'ask'>,
  query: Asked,
): Promise<readonly WayOut[]> {
  const filters = filterNames.flatMap((name) => query[name].map((value) => ({ name, value })));
  const less: Attempt[] = filters.map((filter) => ({
    filter,
    instead: toggled(query, filter.name, filter.value),
  }));
  if (query.q !== '') less.push({ instead: { ...query, q: '', page: 1 } });
  const ways = await tryEach(call, less);
  if (ways.length > 0) return ways;
  const cleared = withoutFilters({ ...query, q: '' });
  const eachAlone = filters.map(({ name, value }) => ({
    filter: { name, value },
    isAlone: true,
    instead: toggled(cleared, name, value),
  }));
  return tryEach(call, eachAlone);
}

async function tryEach(
  call: Pick<PageCall, 'ask'>,
  attempts: readonly Attempt[],
): Promise<readonly WayOut[]> {
  const ways = await Promise.all(
    attempts.slice(-mostWays).map(async ({ instead, ...way }) => {
      const { data } = await call.ask(totalQuery, argumentsOf(instead));
      return { ...way, to: addressOf(instead), count: data?.collegeDirectory.totalCount ?? 0 };
    }),
  );
  return ways.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}
