import type { Route } from './+types/suppressions-csv.route.ts';
import { downloadList } from '../../accounts/download-list.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
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
  return downloadList(call, {
    list: 'suppressions',
    name: `suppressions-${call.now.toISOString().slice(0, 10)}`,
    columns,
    rows,
  });
}

const readPage = async (call: PageCall, nextToken: string | null) =>
  (await call.query(allSuppressions, { nextToken })).listSuppressions;
