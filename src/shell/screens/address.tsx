import type { Route } from './+types/address.ts';
import { CollegePage, collegePageMeta } from '../../colleges/college-page.tsx';
import { loadCollegePage } from '../../colleges/load-college-page.ts';
import { FairPage, fairPageMeta } from '../../fairs/fair-page.tsx';
import { slugIn } from '../../fairs/fair-paths.ts';
import { loadFairPage } from '../../fairs/load-fair-page.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { siteOf } from '../../platform/pages/site.ts';

/** `/fair-{slug}` and `/college-{slug}`: a segment cannot be half a parameter, so they share a route. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = new URL(request.url);
  // Whatever its case: the page is then led to its own address (src/root.tsx).
  const address = params.address.toLowerCase();
  const fair = slugIn(address);
  if (fair) return { kind: 'fair' as const, page: await loadFairPage(call, fair, searchParams) };
  const [, college] = /^college-(.+)$/.exec(address) ?? [];
  if (college) return { kind: 'college' as const, page: await loadCollegePage(call, college) };
  throw new Response(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { kind, page } }) =>
  kind === 'fair' ? fairPageMeta(siteOf(matches), page) : collegePageMeta(siteOf(matches), page);

export default function Address({ loaderData: { kind, page } }: Route.ComponentProps) {
  return kind === 'fair' ? <FairPage {...page} /> : <CollegePage {...page} />;
}
