import type { Route } from './+types/address.ts';
import { FairPage, fairPageMeta } from '../../fairs/fair-page.tsx';
import { slugIn } from '../../fairs/fair-paths.ts';
import { loadFairPage } from '../../fairs/load-fair-page.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { siteOf } from '../../platform/pages/site.ts';

/** `/fair-{slug}` and `/college-{slug}`: a segment cannot be half a parameter, so they share a route. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = new URL(request.url);
  const fair = slugIn(params.address);
  if (fair) return { kind: 'fair' as const, page: await loadFairPage(call, fair, searchParams) };
  throw new Response(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  fairPageMeta(siteOf(matches), loaderData.page);

export default function Address({ loaderData }: Route.ComponentProps) {
  return <FairPage {...loaderData.page} />;
}
