import { data } from 'react-router';
import type { Route } from './+types/live.route.ts';
import { LiveBoard } from '../../lobby/live-board.tsx';
import { actLive, loadLive } from '../../lobby/live-fair.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { openSessionFair, sessionPage } from '../open-session-fair.ts';
import { dayMessages as messages } from './day.messages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const title = translatorFor(call.locale)(messages.live);
  return {
    meta: pageMeta({
      ...call,
      title: fair ? `${title}: ${fair.name}` : title,
      description: title,
      path: url.pathname,
      noindex: true,
    }),
    live: fair && (await loadLive(call, { ...fair, fairType: '6x6' }, url)),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const done = await actLive(call, await request.formData(), fair.id, url);
  return done instanceof Response ? done : data(done, 400);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/live`: live activity at a 6x6 fair, and its announcements. */
export default function LiveScreen({ loaderData: { live } }: Route.ComponentProps) {
  return live && <LiveBoard live={live} path={sessionPage('live', live.slug)} />;
}
