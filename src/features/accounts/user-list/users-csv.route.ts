import type { Route } from './+types/users-csv.route.ts';
import { idsIn } from '../../../platform/pages/matching-ids.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { downloadList } from '../download-list.ts';
import { readManyUsers } from './load-users.ts';

const columns = [
  ...(['id', 'name', 'email', 'userType', 'emailVerified', 'approved', 'disabled'] as const),
  ...(['secondFactor', 'createdAt', 'lastSeenAt'] as const),
] as const;

/** `/admin/users.csv`: the accounts that its address finds, or those that it selects. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const chosen = idsIn(url.searchParams.getAll('id'));
  const read = readManyUsers(call, url.searchParams, chosen.length > 0 ? chosen : null);
  const rows = [];
  for (let page = 1, left = 1; left > 0; page += 1) {
    const { items, total } = await read(page);
    for (const one of items) rows.push(columns.map((column) => one[column]));
    left = items.length === 0 ? 0 : total - rows.length;
  }
  return downloadList(call, {
    list: 'users',
    search: url.searchParams,
    columns,
    rows,
    name: `users-${call.now.toISOString().slice(0, 10)}`,
  });
}
