import type { Route } from './+types/privacy-policy.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { still } from '../../ui/still.tsx';
import { loadLegalPage } from '../legal/load-legal-page.ts';

const LegalPage = still(() => import('../legal/legal-page.tsx'));

export const loader = ({ context }: Route.LoaderArgs) =>
  loadLegalPage(context.get(pageCall), 'privacy');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/privacy-policy`: what we know about whom, and who sees it. */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.shown} />;
}
