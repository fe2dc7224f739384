import type { Route } from './+types/terms-of-service.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { still } from '../../ui/still.tsx';
import { readyPolicy } from '../ready-policy.ts';
import { termsOfService } from '../terms-of-service.ts';

const PolicyPage = still(() => import('../parts/policy-page.tsx'));

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const policy = readyPolicy(termsOfService, speak(call.locale), call.brand);
  const { title, description, path } = policy;
  return { policy, meta: pageMeta({ ...call, title, description, path }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/terms-of-service`: what is agreed with everybody who uses the site. */
export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} />;
}
