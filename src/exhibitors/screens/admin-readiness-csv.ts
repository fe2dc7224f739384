import type { Route } from './+types/admin-readiness-csv.ts';
import { openManagedFair } from '../../fairs/open-managed-fair.ts';
import { writeCsv } from '../../platform/csv/write-table.ts';
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
  // The mark at the start tells spreadsheets that it is UTF-8.
  return new Response(`\uFEFF${writeCsv(['name', ...readinessFlags], rows)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="readiness-${slug}.csv"`,
      'cache-control': 'no-store',
    },
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
