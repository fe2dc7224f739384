import type { Route } from './+types/exhibitors-csv.route.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { exhibitorsFile } from '../exhibitors-file.ts';
import { exhibitorsChosen } from '../select-exhibitors.ts';

/**
 * `/admin/fairs/{fairId}/exhibitors.csv`: a fair's exhibitors with their requests; those selected
 * or matching, if the address says so.
 */
export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  if (!isUuid(fairId)) throw new Response(null, { status: 404 });
  const call = context.get(pageCall);
  const { searchParams } = url;
  const only = await exhibitorsChosen(call, fairId, searchParams);
  return exhibitorsFile(call, fairId, only, searchParams);
}
