import type { Route } from './+types/overview.route.ts';
import { FairOverview } from '../../lobby/fair-overview.tsx';
import { loadOverview } from '../../lobby/load-overview.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { openSessionFair } from '../open-session-fair.ts';
import { dayMessages as messages } from './day.messages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const title = translatorFor(call.locale)(messages.overview);
  return {
    meta: pageMeta({
      ...call,
      title: fair ? `${title}: ${fair.name}` : title,
      description: title,
      path: url.pathname,
      noindex: true,
    }),
    overview: fair && (await loadOverview(call, { ...fair, fairType: '6x6' })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/overview`: a 6x6 fair's steps for its coordinator, and its figures. */
export default function OverviewScreen({ loaderData: { overview } }: Route.ComponentProps) {
  return overview && <FairOverview data={overview} isAdminScreen={false} />;
}
