import type { Route } from './+types/college-lists.route.ts';
import { CollegeLists } from '../../leads/college-lists.tsx';
import { loadCollegeLists } from '../../leads/load-college-lists.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { fairParameter, openSessionFair, sessionPage } from '../open-session-fair.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  return { ...(await loadCollegeLists(call, url, fair)), fair };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/lists`: for each college at a 6x6 fair, attendees who agreed to share. */
export default function SessionFairLists({ loaderData }: Route.ComponentProps) {
  const { fair } = loaderData;
  if (fair === null) return null;
  const paths = {
    all: sessionPage('lists', fair.slug),
    file: sessionPage('lists.csv', fair.slug),
    kept: { [fairParameter]: fair.slug },
  };
  return <CollegeLists data={loaderData} paths={paths} zone={fair.timeZone} />;
}
