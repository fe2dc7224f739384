import type { Route } from './+types/report-csv.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { answerReportCsv } from '../load-report.ts';

/** `/admin/fairs/{fairId}/report.csv`: all figures of the report, one per row. */
export async function loader({ context, params: { fairId } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  return answerReportCsv(call, await openManagedFair(call, fairId));
}
