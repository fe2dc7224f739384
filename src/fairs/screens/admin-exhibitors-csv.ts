import type { Route } from './+types/admin-exhibitors-csv.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { exhibitorsFile } from '../exhibitors-file.ts';

/** `/admin/fairs/{fairId}/exhibitors.csv`: who exhibits at a fair, with what they wish for. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isUuid(params.fairId)) throw new Response(null, { status: 404 });
  return exhibitorsFile(context.get(pageCall), params.fairId);
}
