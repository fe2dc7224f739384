import { idsIn } from '../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { readTable } from '../../ui/table-address.ts';
import { managedFairs } from '../admin-fair-queries.ts';
import { fairTypes } from '../fair-choices.ts';

/** Where a fair stands. */
export const fairStates = ['draft', 'coming', 'live', 'over', 'cancelled'] as const;

/** Fairs that are still to end, and those that have. */
export const fairTimes = ['coming', 'past'] as const;

/** What the list can be sorted by. */
export const fairSorts = ['name', 'startTime', 'attendees', 'exhibitors'] as const;

/** What an address narrows the list of fairs to. */
export const narrowedBy = (search: URLSearchParams) => ({
  search: readTable(search, []).search,
  fairType: fairTypes.find((one) => one === search.get('type')) ?? null,
  state: fairStates.find((one) => one === search.get('state')) ?? null,
  when: fairTimes.find((one) => one === search.get('when')) ?? null,
});

/** The fairs that an address or a form names; null: all that match. */
export const idsChosen = (given: URLSearchParams | FormData): string[] | null =>
  given.has('all') ? null : idsIn(given.getAll('id'));

/** All fairs that an address finds, or those of these ids. */
export async function readAllFairs(
  call: PageCall,
  search: URLSearchParams,
  ids: readonly string[] | null,
) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { manageFairs } = await call.query(managedFairs, {
      ...(ids === null ? narrowedBy(search) : { ids: [...ids] }),
      page,
    });
    rows.push(...manageFairs.items);
    if (manageFairs.items.length === 0 || rows.length >= manageFairs.total) return rows;
  }
}
