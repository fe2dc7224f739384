import type { PageCall } from '../../platform/pages/page-call.ts';
import { readTable, withoutSelection } from '../../ui/tables/table-address.ts';
import { listedCampaigns } from './list/campaign-queries.ts';
import { mostCampaigns } from './list/campaign-states.ts';
import { bulkActs } from './list/campaigns-question.tsx';
import { campaignSorts, idsChosen, narrowedBy, readAllCampaigns } from './list/read-campaigns.ts';

/** A list of campaigns as an address asks for it: those of a fair, or all. */
export async function loadCampaigns(
  call: PageCall,
  { search, searchParams }: URL,
  fairId: string | null,
) {
  const tableParams = readTable(searchParams, campaignSorts);
  const { state } = narrowedBy(searchParams);
  const { campaignTable } = await call.query(listedCampaigns, {
    ...tableParams,
    state,
    fairId,
    // The latest first, unless an order is asked for.
    descending: tableParams.sort === null ? true : tableParams.descending,
  });
  const { items, total } = campaignTable;
  const asks = bulkActs.find((one) => one === searchParams.get('ask')) ?? null;
  const chosen = idsChosen(searchParams) ?? [];
  const isAll = searchParams.has('all') && total <= mostCampaigns;
  const question =
    asks !== null && (isAll || chosen.length > 0)
      ? await readAllCampaigns(call, searchParams, { fairId, ids: isAll ? null : chosen })
      : [];
  return {
    items,
    total,
    asked: tableParams,
    state,
    asks,
    chosen,
    isAll,
    question,
    query: withoutSelection(search),
    now: call.now,
  };
}

/** What a list of campaigns shows. */
export type LoadedCampaigns = Awaited<ReturnType<typeof loadCampaigns>>;
