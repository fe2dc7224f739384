import type { Route } from './+types/overview.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { FairOverview } from '../fair-overview.tsx';
import { loadOverview } from '../load-overview.ts';

export async function loader({ context, params: { fairId } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, fairId);
  const { name: title } = fair;
  const path = `/admin/fairs/${fair.id}`;
  return {
    meta: pageMeta({ ...call, title, description: title, path }),
    overview: await loadOverview(call, fair),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}`: a fair's steps and figures. */
export default function AdminFairOverview({ loaderData: { overview } }: Route.ComponentProps) {
  return <FairOverview data={overview} isAdminScreen />;
}
