import type { Route } from './+types/fair-lists.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { CollegeLists } from '../college-lists.tsx';
import { loadCollegeLists } from '../load-college-lists.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, params.fairId);
  return {
    ...(await loadCollegeLists(call, url, fair)),
    base: `/admin/fairs/${fair.id}`,
    zone: call.zone ?? fair.timeZone,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/lists`: per college of a fair, the attendees who share with it. */
export default function FairLists({ loaderData }: Route.ComponentProps) {
  const { base, zone } = loaderData;
  const paths = { all: `${base}/lists`, file: `${base}/lists.csv`, kept: {} };
  return <CollegeLists data={loaderData} paths={paths} zone={zone} />;
}
