import type { Route } from './+types/admin-readiness-csv.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { downloadList } from '../../accounts/download-list.ts';
import { idsIn } from '../../../platform/pages/matching-ids.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { mostExhibitors } from '../exhibitor-filters.ts';
import { readinessFlags, readReadinessAddress } from './readiness-flags.ts';
import { readiness } from './readiness-queries.ts';

/**
 * `/admin/fairs/{fairId}/readiness.csv`: the readiness of the booths that its address matches, or
 * of the selected ones.
 */
export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { slug } = await openManagedFair(call, fairId);
  const rows = (await readAll(call, fairId, url.searchParams)).map((one) => [
    one.name,
    ...readinessFlags.map((flag) => one[flag]),
  ]);
  return downloadList(call, {
    list: 'readiness',
    fairId,
    search: url.searchParams,
    name: `readiness-${slug}`,
    columns: ['name', ...readinessFlags],
    rows,
  });
}

async function readAll(call: PageCall, fairId: string, search: URLSearchParams) {
  const { show, asked } = readReadinessAddress(search);
  const chosen = idsIn(search.getAll('id'));
  const ids = chosen.length > 0 ? chosen : null;
  const items = [];
  for (let page = 1; ; page += 1) {
    const { manageReadiness } = await call.query(readiness, {
      ...asked,
      fairId,
      show,
      ids,
      page,
      limit: mostExhibitors,
    });
    items.push(...manageReadiness.items);
    if (manageReadiness.items.length === 0 || items.length >= manageReadiness.total) return items;
  }
}
