import type { Route } from './+types/privacy-policy.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { siteOf } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import { PolicyPage } from '../parts/policy-page.tsx';
import { readyPolicy } from '../ready-policy.ts';
import { privacyPolicy } from '../privacy-policy.ts';

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  return readyPolicy(
    privacyPolicy({ measured: call.tagManagerId !== undefined }),
    speak(call.locale),
    call.brand,
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description, path } = loaderData;
  return pageMeta({ ...siteOf(matches), title, description, path });
};

/** `/privacy-policy`: what we know about whom, and who sees it. */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
