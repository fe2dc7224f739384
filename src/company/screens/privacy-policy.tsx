import type { Route } from './+types/privacy-policy.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { still } from '../../ui/still.tsx';
import { readyPolicy } from '../ready-policy.ts';
import { privacyPolicy } from '../privacy-policy.ts';

const PolicyPage = still(() => import('../parts/policy-page.tsx'));

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const policy = readyPolicy(
    privacyPolicy({ measured: call.tagManagerId !== undefined }),
    speak(call.locale),
    { ...call.brand, keepGuestsMonths: call.keepGuestsMonths },
  );
  const { title, description, path } = policy;
  return { policy, meta: pageMeta({ ...call, title, description, path }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/privacy-policy`: what we know about whom, and who sees it. */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} />;
}
