import type { Route } from './+types/visit.route.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { isAboutDocument, keepByForm } from '../bag/keep-by-form.ts';
import { loadVisit } from './load-visit.ts';
import { AfterFair } from './after-fair.tsx';
import { AtTheDoor } from './at-the-door.tsx';
import { Lobby } from './lobby.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { saveByForm } from '../bag/save-by-form.ts';

export function loader({ params, context, url }: Route.LoaderArgs) {
  return loadVisit(context.get(pageCall), params.slug, url.searchParams);
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const back = `${fairPaths(params.slug).visit}${url.search}`;
  const call = context.get(pageCall);
  const form = await request.formData();
  return isAboutDocument(form) ? keepByForm(call, form, back) : saveByForm(call, form, back);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/visit/{slug}`: a fair from the inside, before it opens, live and after its end. */
export default function VisitFair({ loaderData }: Route.ComponentProps) {
  switch (loaderData.at) {
    case 'lobby':
      return <Lobby data={loaderData} />;
    case 'waiting':
      return <WaitingRoom data={loaderData} />;
    case 'after':
      return <AfterFair data={loaderData} />;
    default:
      return <AtTheDoor data={loaderData} />;
  }
}
