import type { Route } from './+types/terms-of-service.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import LegalPage from './legal-page.tsx';
import { loadLegalPage } from './load-legal-page.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadLegalPage(context.get(pageCall), 'terms');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/terms-of-service`: what is agreed with everyone who uses the site. */
export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.shown} />;
}
