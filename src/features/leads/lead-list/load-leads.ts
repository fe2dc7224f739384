import type { PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { readTable } from '../../../ui/tables/table-address.ts';
import { leadDetail, leads } from '../leads-queries.ts';
import { leadsMessages as messages } from './leads.messages.ts';

/** The orders of the list, the default first. */
const leadSorts = ['name', 'agreedAt', 'interest', 'grade'] as const;

/** What leads are filtered by, as the address calls it. */
export const leadFilters = ['rating', 'followUp', 'grade', 'subject', 'state', 'start'] as const;

/** Data of the page of leads; `url` selects and sorts them, and opens one. */
export async function loadLeads(call: PageCall, { searchParams, search }: URL) {
  const { sort: requestedSort, page, search: words } = readTable(searchParams, leadSorts);
  const fairId = searchParams.get('fair') ?? '';
  const filters = Object.fromEntries(
    leadFilters.map((name) => [name, (searchParams.get(name) ?? '').slice(0, 200)]),
  ) as Readonly<Record<(typeof leadFilters)[number], string>>;
  const sort = requestedSort ?? 'name';
  const openId = searchParams.get('lead');
  const [found, opened] = await Promise.all([
    call.query(leads, {
      fairId: fairId || null,
      ...filters,
      search: words,
      sort,
      descending: sort === 'agreedAt' || sort === 'interest',
      page,
    }),
    openId === null ? null : call.query(leadDetail, { id: openId }),
  ]);
  const t = translatorFor(call.locale);
  const { fairs, exports, total: all } = found.sharedStudents;
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: '/app/leads',
    }),
    ...found.leads,
    fairs,
    exports,
    isNoOne: all === 0,
    college: found.me.college,
    /** The college of an open request. */
    requested: found.pendingClaim?.claim.collegeName ?? null,
    isOneAsked: openId !== null,
    opened: opened?.lead ?? null,
    asked: { sort, page, search: words, fairId, ...filters },
    query: search,
    zone: call.zone ?? 'UTC',
    now: call.now.toISOString(),
  };
}

/** The page's data. */
export type LeadsData = Omit<Awaited<ReturnType<typeof loadLeads>>, 'meta'>;
