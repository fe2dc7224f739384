import { idsIn } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { readTable, withoutSelection } from '../../../ui/tables/table-address.ts';
import {
  chosenClaims,
  claimCounts,
  draftColleges,
  managedClaims,
  waitingChanges,
  waitingCounselors,
} from './claims-queries.ts';
import { mostClaims, mostDrafts, shownDrafts } from './most-claims.ts';

/** The views: requests by outcome, and counselors. */
export const claimViews = ['open', 'approved', 'rejected', 'withdrawn', 'counselors'] as const;

export type ClaimView = (typeof claimViews)[number];

/** The confirmation before an action on several rows. */
export const bulkActs = ['approve', 'reject', 'confirm', 'publish'] as const;

const sorts = ['createdAt', 'college', 'name', 'school'] as const;

/** The options in the page's address. */
export function readClaimsAddress(search: URLSearchParams) {
  const view = claimViews.find((one) => one === search.get('status')) ?? 'open';
  const { sort, ...asked } = readTable(search, sorts);
  const other = view === 'counselors' ? 'college' : 'school';
  const own = sort === other ? null : sort;
  // Newest first by default.
  return { view, asked: { ...asked, sort: own, descending: own === null || asked.descending } };
}

/** Reads the selected rows, one page of them or as many as can be selected. */
export const readRows = (call: PageCall, search: URLSearchParams, all = false) =>
  readPageOf(call, search, all ? 1 : null);

/** The same; a named page has as many rows as can be selected. */
export async function readPageOf(call: PageCall, search: URLSearchParams, page: number | null) {
  const { view, asked } = readClaimsAddress(search);
  const which = page === null ? asked : { ...asked, page, limit: mostClaims };
  if (view === 'counselors') {
    const { waitingCounselors: found } = await call.query(waitingCounselors, which);
    return { claims: [], counselors: found.items, ...found };
  }
  const { manageClaims: found } = await call.query(managedClaims, { ...which, status: view });
  return { claims: found.items, counselors: [], ...found };
}

/** Reads a page of as many new colleges as can be selected. */
export const readDrafts =
  (call: PageCall, limit = mostDrafts) =>
  async (page: number) =>
    (await call.query(draftColleges, { page, limit })).manageColleges;

const noDrafts = { items: [], total: 0 };

/** The page's data, and the question in its address. */
export async function loadClaims(call: PageCall, url: URL) {
  const { searchParams } = url;
  const { view, asked } = readClaimsAddress(searchParams);
  const [{ claims, counselors, total }, counts] = await Promise.all([
    readRows(call, searchParams),
    call.query(claimCounts),
  ]);
  const [drafts, { collegeChanges }] =
    view === 'counselors'
      ? [noDrafts, { collegeChanges: [] }]
      : await Promise.all([readDrafts(call, shownDrafts)(1), call.query(waitingChanges)]);
  const asks = bulkActs.find((one) => one === searchParams.get('ask')) ?? null;
  const isOfDrafts = asks === 'publish';
  const [matching, most] = isOfDrafts ? [drafts.total, mostDrafts] : [total, mostClaims];
  const isAll = searchParams.has('all') && matching <= most;
  const isRead = asks !== null && isAll && !isOfDrafts;
  const found = isRead ? await readRows(call, searchParams, true) : { claims, counselors };
  const chosen = idsIn(searchParams.getAll('id'));
  const isChosen = ({ id }: { readonly id: string }) => isAll || chosen.includes(id);
  const ids = isAll ? found.claims.map(({ id }) => id) : chosen;
  return {
    view,
    asked,
    claims,
    counselors,
    total,
    counts,
    drafts,
    changes: collegeChanges,
    asks,
    chosen,
    all: isAll ? matching : null,
    query: withoutSelection(url.search),
    undo: searchParams.get('undo'),
    question: {
      claims:
        (asks === 'approve' || asks === 'reject') && ids.length > 0
          ? (await call.query(chosenClaims, { ids })).chosenClaims
          : [],
      counselors: asks === 'confirm' ? found.counselors.filter(isChosen) : [],
      drafts: isOfDrafts ? (isAll ? await readDrafts(call)(1) : drafts).items.filter(isChosen) : [],
    },
  };
}
