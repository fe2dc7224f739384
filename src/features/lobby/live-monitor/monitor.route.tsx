import { data } from 'react-router';
import type { Route } from './+types/monitor.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { LiveBoard } from '../live-board.tsx';
import { actLive, loadLive } from '../live-fair.ts';
import { monitorMessages as messages } from './monitor.messages.ts';

export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, fairId);
  const title = `${translatorFor(call.locale)(messages.title)}: ${fair.name}`;
  const path = `/admin/fairs/${fair.id}/live`;
  return {
    meta: pageMeta({ ...call, title, description: title, path }),
    live: await loadLive(call, fair, url),
    path,
  };
}

export async function action({ request, context, params: { fairId }, url }: Route.ActionArgs) {
  const done = await actLive(context.get(pageCall), await request.formData(), fairId, url);
  return done instanceof Response ? done : data(done, 400);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/live`: activity at all booths or sessions, and announcements. */
export default function LiveMonitor({ loaderData: { live, path } }: Route.ComponentProps) {
  return <LiveBoard live={live} path={path} />;
}
