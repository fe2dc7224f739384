import { idsIn } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { readTable } from '../../../ui/tables/table-address.ts';
import { managedFairs } from '../managed-fair.tsx';
import { fairTypes } from '../fair-choices.ts';

/** The status of a fair. */
export const fairStates = ['draft', 'coming', 'live', 'over', 'cancelled'] as const;

/** Fairs that have not ended, and those that have. */
export const fairTimes = ['coming', 'past'] as const;

/** The sort columns of the list. */
export const fairSorts = ['name', 'startTime', 'attendees', 'exhibitors'] as const;

/** The filter of the fair list in an address. */
export const narrowedBy = (search: URLSearchParams) => ({
  search: readTable(search, []).search,
  fairType: fairTypes.find((one) => one === search.get('type')) ?? null,
  state: fairStates.find((one) => one === search.get('state')) ?? null,
  when: fairTimes.find((one) => one === search.get('when')) ?? null,
});

/** The fairs named by an address or a form; null: all that match. */
export const idsChosen = (selection: URLSearchParams | FormData): string[] | null =>
  selection.has('all') ? null : idsIn(selection.getAll('id'));

/** All fairs that match an address, or those with these ids. */
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
