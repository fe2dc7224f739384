import type { Route } from './+types/fairs-csv.route.ts';
import { downloadList } from '../../accounts/download-list.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { idsChosen, readAllFairs } from './read-fairs.ts';

const columns = [
  ...(['id', 'name', 'slug', 'fairType', 'state', 'startTime', 'endTime', 'timeZone'] as const),
  ...(['attendees', 'exhibitors', 'booths', 'boothsSent'] as const),
] as const;

/** `/admin/fairs.csv`: fairs with their figures, either selected or matching the filter. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const ids = idsChosen(url.searchParams) ?? [];
  const fairs = await readAllFairs(call, url.searchParams, ids.length === 0 ? null : ids);
  return downloadList(call, {
    list: 'fairs',
    search: url.searchParams,
    columns,
    name: `fairs-${call.now.toISOString().slice(0, 10)}`,
    rows: fairs.map((fair) => columns.map((column) => fair[column])),
  });
}
