import type { Route } from './+types/version.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { plainPage } from '../../../platform/pages/plain-path.ts';
import OwnText from './own-text.tsx';
import { legalPaths } from '../legal/legal-kinds.ts';
import { loadVersion } from './load-legal-page.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  // Numbers as they are written, so that a version has one address.
  if (!/^[1-9]\d{0,5}$/.test(params.version)) throw new Response(null, { status: 404 });
  const kind = plainPage(url.pathname)?.startsWith(legalPaths.terms) ? 'terms' : 'privacy';
  return loadVersion(context.get(pageCall), kind, Number(params.version));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/terms-of-service/versions/{n}` and `/privacy-policy/versions/{n}`: a version, for good. */
export default function Version({ loaderData: { shown } }: Route.ComponentProps) {
  return <OwnText kind={shown.history.kind} {...shown} asVersion />;
}
