import type { Route } from './+types/figures-csv.route.ts';
import { answerReportCsv } from '../../lobby/load-report.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { openSessionFair } from '../open-session-fair.ts';

/** `/app/fairs/6x6/figures.csv`: all figures of a 6x6 fair, one per row. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  return answerReportCsv(call, fair);
}
