import type { Route } from './+types/accessibility.route.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { contactWay } from '../../../platform/pages/contact-way.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import PolicyPage from '../policies/policy-page.tsx';
import { readyPolicy } from '../policies/ready-policy.ts';
import { statement } from './statement.ts';

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const policy = readyPolicy(statement, translatorFor(call.locale), {
    ...call.brand,
    featuresOff: call.featuresOff,
    contactLink: (formPath) => contactWay(call, formPath),
  });
  const { title, description, path } = policy;
  return { policy, meta: pageMeta({ ...call, title, description, path }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/accessibility`: how accessible the site is, what is checked, and how to ask for help. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} history={null} isLegal={false} />;
}
