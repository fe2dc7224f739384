import type { Route } from './+types/class-list-csv.ts';
import { writeCsv } from '../../platform/csv/write-table.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { loadClass } from '../load-class.ts';

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');

/**
 * `/app/class/{slug}/list.csv`: the list of a class, and who said yes without standing on it. An empty
 * cell says nothing: neither that somebody registered nor that he did not.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { fair, found } = await loadClass(context.get(pageCall), params.slug);
  if (!found) throw new Response(null, { status: 404 });
  const listed = found.list.map(({ name, email, registered, came }) => [
    ...[name, email, yesOrNo(registered), yesOrNo(came)],
  ]);
  const others = found.students
    .filter(({ isListed }) => !isListed)
    .map(({ name, came }) => [name, '', 'yes', yesOrNo(came)]);
  const table = writeCsv(['name', 'email', 'registered', 'attended'], [...listed, ...others]);
  // The mark at the start tells spreadsheets that it is UTF-8.
  return new Response(`\uFEFF${table}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="class-${fair.slug}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
