import type { Route } from './+types/colleges-csv.route.ts';
import { downloadList } from '../../accounts/download-list.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { readCollegesAddress, toVariables } from './colleges-address.ts';
import { managedColleges } from './colleges-queries.ts';

const columns = [
  'id',
  'name',
  'city',
  'state',
  'status',
  'domain',
  'unitId',
  'slug',
  'reps',
  'fairs',
  'upcomingFairs',
  'unpaid',
  'createdAt',
  'updatedAt',
] as const;

/** Rows per call. */
const limit = 1000;

/** `/admin/colleges.csv`: the table of colleges as a file, filtered and sorted like its address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const variables = toVariables(readCollegesAddress(url.searchParams));
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { manageColleges } = await call.query(managedColleges, { ...variables, page, limit });
    rows.push(...manageColleges.items);
    if (manageColleges.items.length < limit) break;
  }
  const table = rows.map((one) => [...columns.map((column) => one[column]), one.kinds.join(' ')]);
  return downloadList(call, {
    list: 'colleges',
    search: url.searchParams,
    name: 'colleges',
    columns: [...columns, 'kinds'],
    rows: table,
  });
}
