import type { PageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { readTable } from '../../ui/tables/table-address.ts';
import { collegeListsMessages as messages } from './college-lists.messages.ts';
import { listOfCollege, listsOfFair } from './leads-queries.ts';

const sorts = ['name', 'agreedAt'] as const;

interface Fair {
  readonly id: string;
  readonly name: string;
}

/**
 * The lists of a fair's colleges, and the students of the college in the address. Empty without a
 * fair.
 * @throws Response 404 when the college does not exhibit at the fair
 */
export async function loadCollegeLists(call: PageCall, url: URL, fair: Fair | null) {
  const tableParams = readTable(url.searchParams, sorts);
  const { sharedListsAtFair: lists } = fair
    ? await call.query(listsOfFair, { fairId: fair.id })
    : { sharedListsAtFair: [] };
  const collegeId = url.searchParams.get('college');
  const college = lists.find((one) => one.collegeId === collegeId) ?? null;
  if (collegeId !== null && !college) throw new Response(null, { status: 404 });
  const students =
    fair && college
      ? await call.query(listOfCollege, {
          fairId: fair.id,
          collegeId: college.collegeId,
          ...tableParams,
        })
      : null;
  const title = translatorFor(call.locale)(messages.title);
  const meta = pageMeta({
    ...call,
    title: fair ? `${title}, ${fair.name}` : title,
    description: title,
    path: url.pathname,
    noindex: true,
  });
  return {
    meta,
    lists,
    college,
    students: students?.sharedStudentsAtFair ?? null,
    asked: tableParams,
    query: url.search,
    now: call.now.toISOString(),
  };
}

/** Data of a page of the lists. */
export type CollegeListsData = Omit<Awaited<ReturnType<typeof loadCollegeLists>>, 'meta'>;
