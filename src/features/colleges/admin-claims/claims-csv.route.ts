import type { Route } from './+types/claims-csv.route.ts';
import { downloadList } from '../../accounts/download-list.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { readPageOf, readClaimsAddress } from './load-claims.ts';
import { mostClaims } from './most-claims.ts';

const columns = {
  requests: [
    'id',
    'collegeName',
    'name',
    'email',
    'status',
    'role',
    'message',
    'proofUrl',
    'isAtDomain',
    'createdAt',
    'decidedAt',
    'reason',
  ],
  counselors: ['id', 'name', 'email', 'school', 'city', 'state', 'createdAt'],
} as const;

/** `/admin/claims.csv`: the requests or pending counselors that its address selects. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const { view } = readClaimsAddress(searchParams);
  const list = view === 'counselors' ? 'counselors' : 'requests';
  const rows: Record<string, string | boolean | null>[] = [];
  for (let page = 1, total = 1; (page - 1) * mostClaims < total; page += 1) {
    const found = await readPageOf(call, searchParams, page);
    ({ total } = found);
    rows.push(...found.claims, ...found.counselors);
  }
  return downloadList(call, {
    list,
    search: searchParams,
    name: list,
    columns: columns[list],
    rows: rows.map((row) => columns[list].map((column) => row[column] ?? '')),
  });
}
