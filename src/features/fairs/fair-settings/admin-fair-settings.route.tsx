import type { Route } from './+types/admin-fair-settings.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { actOnFair } from './act-on-fair.ts';
import { typedIn } from '../fair-form-fields.tsx';
import { openManagedFair, stateOf } from '../managed-fair.tsx';
import { zonesToChoose } from '../../../ui/time/zones-to-choose.ts';
import { FairActs } from './fair-acts.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, params.fairId);
  const { timeZone } = fair;
  const typed = (instant: string | null) => typedIn(instant, timeZone);
  const { name } = fair;
  const path = `/admin/fairs/${fair.id}/settings`;
  return {
    meta: pageMeta({ ...call, title: name, description: name, path }),
    now: call.now,
    state: stateOf(fair, call.now),
    zones: zonesToChoose(call.locale, timeZone, call.now),
    about: {
      name: fair.name,
      slug: fair.slug,
      fairType: fair.fairType,
      description: fair.description,
      capacity: fair.capacity,
      price: fair.price === null ? null : fair.price / 100,
      exhibitorDeadline: typed(fair.exhibitorDeadline),
      registrationOpensAt: typed(fair.registrationOpensAt),
    },
    times: { timeZone, startTime: typed(fair.startTime), endTime: typed(fair.endTime) },
    copy: { name: fair.name },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, params.fairId);
  return actOnFair(call, fair, await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/settings`: the fair's fields, and all actions on it. */
export default function AdminFairSettings({ loaderData, params }: Route.ComponentProps) {
  return <FairActs key={params.fairId} {...loaderData} />;
}
