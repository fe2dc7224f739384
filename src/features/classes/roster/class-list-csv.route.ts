import type { Route } from './+types/class-list-csv.route.ts';
import { csvFile } from '../../../platform/pages/csv-file.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { loadClass } from '../class-page/load-class.ts';

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');

/**
 * `/app/class/{slug}/list.csv`: the list of a class, and others who agreed. An empty cell says
 * nothing: neither that someone registered nor that they did not.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { fair, found } = await loadClass(context.get(pageCall), params.slug);
  if (!found) throw new Response(null, { status: 404 });
  const listed = found.list.map(({ name, email, registered, came, sessions }) => [
    name,
    email,
    yesOrNo(registered),
    yesOrNo(came),
    sessions?.join(' ') ?? '',
  ]);
  const others = found.students
    .filter(({ isListed }) => !isListed)
    .map(({ name, came, sessions }) => [name, '', 'yes', yesOrNo(came), sessions?.join(' ') ?? '']);
  return csvFile(
    `class-${fair.slug}`,
    ['name', 'email', 'registered', 'attended', 'sessions'],
    [...listed, ...others],
  );
}
