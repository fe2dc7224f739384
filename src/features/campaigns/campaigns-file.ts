import { downloadList } from '../accounts/download-list.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { campaignsOfFile } from './list/campaign-queries.ts';
import { idsChosen, narrowedBy } from './list/read-campaigns.ts';

const facts = [
  ...(['id', 'subject', 'state', 'audience', 'fairName'] as const),
  ...(['sendAt', 'timeZone', 'updatedAt'] as const),
] as const;
const figures = [
  ...(['recipients', 'sent', 'waiting', 'deferred', 'bounced', 'failed'] as const),
  ...(['unknown', 'suppressed', 'cancelled', 'unsubscribed'] as const),
] as const;

interface Asked {
  readonly search: URLSearchParams;
  /** Only those to people at this fair. */
  readonly fair: { readonly id: string; readonly slug?: string } | null;
}

/** Campaigns with their figures as a file: those that an address names, or all that it finds. */
export async function campaignsFile(call: PageCall, { search, fair }: Asked): Promise<Response> {
  const ids = idsChosen(search) ?? [];
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { campaignTable } = await call.query(campaignsOfFile, {
      ...(ids.length === 0 ? narrowedBy(search) : { ids }),
      fairId: fair?.id ?? null,
      page,
    });
    for (const one of campaignTable.items)
      rows.push([
        ...facts.map((fact) => one[fact]),
        ...figures.map((figure) => one.figures?.[figure] ?? null),
      ]);
    if (campaignTable.items.length === 0 || rows.length >= campaignTable.total) break;
  }
  return downloadList(call, {
    list: 'campaigns',
    ...(fair ? { fairId: fair.id } : {}),
    search,
    name: ['campaigns', fair?.slug ?? call.now.toISOString().slice(0, 10)].join('-'),
    columns: [...facts, ...figures],
    rows,
  });
}
