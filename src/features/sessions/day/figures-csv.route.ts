import type { Route } from './+types/figures-csv.route.ts';
import { answerReportCsv } from '../../lobby/load-report.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { sessionFiguresQuery } from './session-figures-query.ts';
import { openSessionFair } from '../open-session-fair.ts';

/** `/app/fairs/6x6/figures.csv`: all figures of a 6x6 fair, one per row. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const { sessionFigures } = await call.query(sessionFiguresQuery, { fairId: fair.id });
  const rows = sessionFigures.flatMap(({ number, title, ...figures }) =>
    Object.entries(figures).map(([figure, value]) => [
      'session',
      `${number}. ${title}`,
      figure,
      value,
    ]),
  );
  return answerReportCsv(call, fair, rows);
}
