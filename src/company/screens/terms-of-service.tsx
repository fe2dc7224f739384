import type { Route } from './+types/terms-of-service.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { siteOf } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import { PolicyPage } from '../parts/policy-page.tsx';
import { readyPolicy } from '../ready-policy.ts';
import { termsOfService } from '../terms-of-service.ts';

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  return readyPolicy(termsOfService, speak(call.locale), call.brand);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description, path } = loaderData;
  return pageMeta({ ...siteOf(matches), title, description, path });
};

/** `/terms-of-service`: what is agreed with everybody who uses the site. */
export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
