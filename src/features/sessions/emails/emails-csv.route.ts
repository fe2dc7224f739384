import type { Route } from './+types/emails-csv.route.ts';
import { campaignsFile } from '../../campaigns/campaigns-file.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { openSessionFair } from '../open-session-fair.ts';

/** `/app/fairs/6x6/emails.csv`: emails to people at a 6x6 fair, selected or matching the filter. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  return campaignsFile(call, { search: url.searchParams, fair });
}
