import type { Route } from './+types/privacy-policy.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import LegalPage from './legal-page.tsx';
import { loadLegalPage } from './load-legal-page.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadLegalPage(context.get(pageCall), 'privacy');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/privacy-policy`: what we know about whom, and who sees it. */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.shown} />;
}
