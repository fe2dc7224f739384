import type { PageCall } from '../platform/pages/page-call.ts';
import { pageMeta } from '../platform/pages/page-meta.ts';
import { speak } from '../platform/words/speak.ts';
import { readTable } from '../ui/table-address.ts';
import { leadSorts } from './lead-sorts.ts';
import { leads } from './leads-queries.ts';
import { leadsWords as said } from './leads.words.ts';

/** What the page of the students who said yes knows; `url` says which and in what order. */
export async function loadLeads(call: PageCall, { searchParams, search }: URL) {
  const { sort: asked, page, search: words } = readTable(searchParams, leadSorts);
  const fairId = searchParams.get('fair') ?? '';
  const sort = asked ?? 'name';
  const { me, sharedStudents } = await call.query(leads, {
    ...{ fairId: fairId || null, search: words, sort, descending: sort === 'agreedAt', page },
  });
  const say = speak(call.locale);
  const fair = sharedStudents.fairs.find(({ id }) => id === fairId) ?? null;
  return {
    meta: pageMeta({
      ...call,
      title: say(said.title),
      description: say(said.description),
      path: '/app/leads',
    }),
    ...sharedStudents,
    college: me.college,
    asked: { sort, page, search: words, fairId, fair: fair?.name ?? null },
    query: search,
    zone: call.zone ?? 'UTC',
    now: call.now.toISOString(),
  };
}

/** What the page knows. */
export type LeadsData = Omit<Awaited<ReturnType<typeof loadLeads>>, 'meta'>;
