import type { Route } from './+types/figures.route.ts';
import { FairReport } from '../../lobby/fair-report.tsx';
import { loadReport } from '../../lobby/load-report.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { fairParameter, openSessionFair } from '../open-session-fair.ts';
import { dayMessages as messages } from './day.messages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const title = translatorFor(call.locale)(messages.report);
  return {
    meta: pageMeta({
      ...call,
      title: fair ? `${title}: ${fair.name}` : title,
      description: title,
      path: url.pathname,
      noindex: true,
    }),
    report: fair && (await loadReport(call, { ...fair, fairType: '6x6' })),
    csv: `${url.pathname}.csv?${new URLSearchParams({ [fairParameter]: fair?.slug ?? '' })}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/figures`: the report of a 6x6 fair, to read, print or download. */
export default function SessionReport({ loaderData: { report, csv } }: Route.ComponentProps) {
  return report && <FairReport {...report} csv={csv} />;
}
