import type { Route } from './+types/report.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { FairReport } from '../fair-report.tsx';
import { loadReport } from '../load-report.ts';
import { figuresMessages as messages } from './figures.messages.ts';

export async function loader({ context, params: { fairId } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, fairId);
  const path = `/admin/fairs/${fair.id}/report`;
  const title = translatorFor(call.locale)(messages.reportOf, { fair: fair.name });
  return {
    meta: pageMeta({ ...call, title, description: title, path }),
    report: await loadReport(call, fair),
    path,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/report`: the fair's results, to read, print or download. */
export default function AdminFairReport({ loaderData: { report, path } }: Route.ComponentProps) {
  return <FairReport {...report} csv={`${path}.csv`} />;
}
