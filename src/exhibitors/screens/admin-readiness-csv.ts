import type { Route } from './+types/admin-readiness-csv.ts';
import { openManagedFair } from '../../fairs/open-managed-fair.ts';
import { downloadList } from '../../accounts/download-list.ts';
import { pageCall, type PageCall } from '../../platform/pages/page-call.ts';
import { readinessFlags } from '../readiness-flags.ts';
import { readiness } from '../readiness-queries.ts';

/** `/admin/fairs/{fairId}/readiness.csv`: how far every booth of a fair is. */
export async function loader({ context, params: { fairId } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { slug } = await openManagedFair(call, fairId);
  const rows = (await readAll(call, fairId)).map((one) => [
    one.name,
    ...readinessFlags.map((flag) => one[flag]),
  ]);
  return downloadList(call, {
    list: 'readiness',
    fairId,
    name: `readiness-${slug}`,
    columns: ['name', ...readinessFlags],
    rows,
  });
}

async function readAll(call: PageCall, fairId: string) {
  const items = [];
  for (let page = 1; ; page += 1) {
    const { manageReadiness } = await call.query(readiness, { fairId, page });
    items.push(...manageReadiness.items);
    if (manageReadiness.items.length === 0 || items.length >= manageReadiness.total) return items;
  }
}
