import type { PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { readTable } from '../../../ui/tables/table-address.ts';
import { leads } from '../leads-queries.ts';
import { leadsMessages as messages } from './leads.messages.ts';

/** The orders of the list, the default first. */
const leadSorts = ['name', 'agreedAt'] as const;

/** Data of the page of students who agreed; `url` selects and sorts them. */
export async function loadLeads(call: PageCall, { searchParams, search }: URL) {
  const { sort: requestedSort, page, search: words } = readTable(searchParams, leadSorts);
  const fairId = searchParams.get('fair') ?? '';
  const sort = requestedSort ?? 'name';
  const { me, sharedStudents } = await call.query(leads, {
    fairId: fairId || null,
    search: words,
    sort,
    descending: sort === 'agreedAt',
    page,
  });
  const t = translatorFor(call.locale);
  const fair = sharedStudents.fairs.find(({ id }) => id === fairId) ?? null;
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
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

/** The page's data. */
export type LeadsData = Omit<Awaited<ReturnType<typeof loadLeads>>, 'meta'>;
