import type { PageCall } from '../../../platform/pages/page-call.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { sortings } from '../directory-page/directory-address.ts';
import { readMyAsked, sortingsInside } from './my-directory-address.ts';
import { myCardView } from '../card-view.ts';
import type { DirectoryProblem } from '../directory-page/directory-view.ts';
import {
  argumentsOf,
  cardsOnPage,
  optionsOf,
  readKnown,
  waysOutOf,
} from '../directory-page/load-directory.server.ts';
import { loadPicked } from '../college-comparison/load-picked.ts';
import { lookoutOf } from './lookout-of.ts';
import { myDirectoryQuery } from './my-directory-query.ts';
import type { MyDirectoryView } from './my-directory-view.ts';

/**
 * Loads the signed-in directory; a `DirectoryProblem` when it can't be read.
 * @throws Response 404 for a student who is not (or no longer) linked
 */
export async function loadMyDirectory(
  call: Pick<PageCall, 'ask'>,
  params: URLSearchParams,
): Promise<MyDirectoryView | DirectoryProblem> {
  const asked = readKnown(params, readMyAsked);
  const { saved = null, pick = [], student = '' } = asked.inside ?? {};
  if (student !== '' && !isUuid(student)) throw new Response(null, { status: 404 });
  const limit = cardsOnPage[asked.view];
  const [{ data, errors }, picked] = await Promise.all([
    call.ask(myDirectoryQuery, {
      ...argumentsOf(asked),
      findMajor: asked.major,
      sort: asked.sort,
      skip: asked.view === 'list' ? (asked.page - 1) * limit : 0,
      limit,
      saved,
      studentId: student === '' ? null : student,
    }),
    loadPicked(call, pick),
  ]);
  if (errors[0]?.code === 'NOT_FOUND') throw new Response(null, { status: 404 });
  if (!data || errors.length > 0) return { asked, problem: 'server' };
  const { totalCount, items, facets, ...told } = data.myColleges;
  return {
    asked: { ...asked, inside: { saved, student, pick: picked.map(({ slug }) => slug) } },
    total: totalCount,
    pages: Math.ceil(totalCount / limit),
    colleges: items.map((college) => myCardView(college, asked.q)),
    options: optionsOf(asked, facets),
    // For a search, offers other filters; for an empty list, the list of all colleges.
    waysOut: totalCount === 0 && saved === null ? await waysOutOf(call, asked) : [],
    sortings: told.hasWishes ? sortingsInside : sortings,
    ...lookoutOf(data.me, told),
    picked,
  };
}
