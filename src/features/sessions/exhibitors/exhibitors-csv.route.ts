import type { Route } from './+types/exhibitors-csv.route.ts';
import { exhibitorsFile } from '../../exhibitors/exhibitors-file.ts';
import { exhibitorsChosen } from '../../exhibitors/select-exhibitors.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { openSessionFair } from '../open-session-fair.ts';

/** `/app/fairs/6x6/exhibitors.csv`: a 6x6 fair's exhibitors: contacts, requests and sessions. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const { searchParams } = url;
  const only = await exhibitorsChosen(call, fair.id, searchParams);
  return exhibitorsFile(call, fair.id, only, searchParams);
}
