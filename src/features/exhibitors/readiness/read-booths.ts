import { idsIn, matchingIds } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { mostExhibitors } from '../exhibitor-filters.ts';
import type { ChosenExhibitor } from '../exhibitor-list/exhibitors-question.tsx';
import { readReadinessAddress } from './readiness-flags.ts';
import { boothIds, readiness } from './readiness-queries.ts';

/** Actions on the selected booths that need a confirmation. */
export const boothActs = ['publish', 'unpublish'] as const;

/** A page of the ids that match the address of the grid. */
export function readMatching(call: PageCall, fairId: string, search: URLSearchParams) {
  const { show, asked } = readReadinessAddress(search);
  return async (page: number) =>
    (await call.query(boothIds, { fairId, show, search: asked.search, page })).manageReadiness;
}

/** A fair's booths by name, for the question about several exhibitors. */
export async function readBooths(
  call: PageCall,
  fairId: string,
  ids: readonly string[],
): Promise<readonly ChosenExhibitor[]> {
  const which = { fairId, ids: [...ids], limit: mostExhibitors };
  const { manageReadiness } = await call.query(readiness, which);
  return manageReadiness.items.map(({ id, name, boothSent, isReady }) => {
    const booth = boothSent ? 'published' : isReady ? 'ready' : 'missing';
    return { id, name, boothId: id, booth, remind: '' };
  });
}

/** The question about several booths in the address of the grid; `total` of them match. */
export async function loadBoothsQuestion(
  call: PageCall,
  fairId: string,
  { search, total }: { readonly search: URLSearchParams; readonly total: number },
) {
  const act = boothActs.find((one) => one === search.get('ask')) ?? null;
  const isAll = search.has('all') && total <= mostExhibitors;
  const chosen = idsIn(search.getAll('id'));
  const matching =
    act && isAll
      ? await matchingIds(readMatching(call, fairId, search), total, mostExhibitors)
      : { ids: chosen };
  const ids = 'ids' in matching ? matching.ids : [];
  const selected = act && ids.length > 0 ? await readBooths(call, fairId, ids) : [];
  return { act, isAll, chosen, selected };
}
