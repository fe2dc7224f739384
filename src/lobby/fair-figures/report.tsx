import type { Route } from './+types/report.ts';
import { openManagedFair } from '../../fairs/open-managed-fair.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { FairReport } from '../fair-report.tsx';
import { loadReport } from '../load-report.ts';
import { figuresWords as said } from './figures.words.ts';

export async function loader({ context, params: { fairId } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, fairId);
  const path = `/admin/fairs/${fair.id}/report`;
  const title = speak(call.locale)(said.reportOf, { fair: fair.name });
  return {
    meta: pageMeta({ ...call, title, description: title, path }),
    report: await loadReport(call, fair),
    path,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/report`: what came of the fair, to read, to print and as a file. */
export default function AdminFairReport({ loaderData: { report, path } }: Route.ComponentProps) {
  return <FairReport {...report} csv={`${path}.csv`} />;
}
