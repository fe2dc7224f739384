import { idsIn } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { readTable } from '../../../ui/tables/table-address.ts';
import { listedCampaigns } from './campaign-queries.ts';
import { campaignStates } from './campaign-states.ts';

/** What a list of campaigns can be sorted by. */
export const campaignSorts = ['subject', 'sendAt', 'changed'] as const;

/** What the address of a list narrows it to, besides a fair. */
export function narrowedBy(search: URLSearchParams) {
  return {
    search: readTable(search, []).search,
    state: campaignStates.find((one) => one === search.get('state')) ?? null,
  };
}

/** The ids selected in a URL or a form; null stands for all rows that match. */
export const idsChosen = (selection: URLSearchParams | FormData): string[] | null =>
  selection.has('all') ? null : idsIn(selection.getAll('id'));

/** All rows that the filters of a URL match, of these ids unless they are null. */
export async function readAllCampaigns(
  call: PageCall,
  search: URLSearchParams,
  { fairId, ids }: { readonly fairId: string | null; readonly ids: readonly string[] | null },
) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { campaignTable } = await call.query(listedCampaigns, {
      ...(ids === null ? narrowedBy(search) : { ids: [...ids] }),
      fairId,
      descending: true,
      page,
    });
    rows.push(...campaignTable.items);
    if (campaignTable.items.length === 0 || rows.length >= campaignTable.total) return rows;
  }
}
