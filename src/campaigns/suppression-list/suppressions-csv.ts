import type { Route } from './+types/suppressions-csv.ts';
import { writeCsv } from '../../platform/csv/write-table.ts';
import { pageCall, type PageCall } from '../../platform/pages/page-call.ts';
import { allSuppressions } from './suppression-queries.ts';

const columns = ['address', 'scope', 'reason', 'createdAt'] as const;

/** `/admin/campaigns/email/suppressions.csv`: the whole list. */
export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const rows = [];
  let nextToken: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(call, nextToken);
    rows.push(...page.items.map((one) => columns.map((column) => one[column])));
    ({ nextToken } = page);
  } while (nextToken !== null);
  // The mark at the start tells spreadsheets that it is UTF-8.
  return new Response(`\uFEFF${writeCsv(columns, rows)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="suppressions-${call.now.toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

const readPage = async (call: PageCall, nextToken: string | null) =>
  (await call.query(allSuppressions, { nextToken })).listSuppressions;
