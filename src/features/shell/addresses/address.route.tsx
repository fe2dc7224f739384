import { lazy } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/address.route.ts';
import { registerInClass } from '../../attendees/linked-class.ts';
import { collegePageMeta, loadCollegePage } from '../../colleges/load-college-page.ts';
import { classCodeIn } from '../../counselors/class-code.ts';
import { fairPaths, slugIn } from '../../fairs/fair-paths.ts';
import { fairPageMeta } from '../fair-page-meta.ts';
import { loadFairPage } from '../../fairs/load-fair-page.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';

/**
 * `/fair-{slug}`, `/college-{slug}` and the short links of classes, `/class-{code}`: a segment cannot
 * be half a parameter, so they share a route.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  // Whatever its case: the page is then led to its own address (src/root.tsx).
  const address = params.address.toLowerCase();
  const fair = slugIn(address);
  if (fair) {
    const page = await loadFairPage(call, fair, searchParams);
    return { kind: 'fair' as const, page, meta: fairPageMeta(call, page) };
  }
  const [, college] = /^college-(.+)$/.exec(address) ?? [];
  if (college) {
    const page = await loadCollegePage(call, college);
    return { kind: 'college' as const, page, meta: collegePageMeta(call, page) };
  }
  const code = classCodeIn(address);
  const found = code ? (await call.query(classAddress, { code })).classByCode : null;
  if (code && found) throw redirect(registerInClass(fairPaths(found.fair).register, code));
  throw new Response(null, { status: 404 });
}

const classAddress = graphql(`
  query ClassAddress($code: String!) {
    classByCode(code: $code) {
      fair
    }
  }
`);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

// Visitors of a fair page need none of the code that draws colleges.
const FairPage = lazy(() => import('../../fairs/fair-page.tsx'));
const CollegePage = lazy(() => import('../../colleges/college-page.tsx'));

export default function Address({ loaderData: { kind, page } }: Route.ComponentProps) {
  return kind === 'fair' ? <FairPage {...page} /> : <CollegePage {...page} />;
}
