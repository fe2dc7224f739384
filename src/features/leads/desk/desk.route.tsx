import type { ShouldRevalidateFunction } from 'react-router';
import type { Route } from './+types/desk.route.ts';
import { deskPath } from '../../booths/booth-path.ts';
import { answerDesk } from '../../lobby/answer-desk.ts';
import { loadDesk } from '../../lobby/load-desk.ts';
import { RepDesk } from '../../lobby/rep-desk.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { intentName } from '../../../ui/forms/form-problem.ts';
import { leadIntents, saveLeadByForm } from '../lead-list/save-lead-by-form.ts';
import { leadBehind, leadsHereQuery } from '../leads-queries.ts';
import { DeskLead } from './desk-lead.tsx';
import { LeadsHere } from './leads-here.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { meta, ...desk } = await loadDesk(call, params.slug, url);
  const { question, thread } = desk.selection;
  const isOpen = question !== null || thread !== null;
  const behind = isOpen
    ? (await call.query(leadBehind, { threadId: thread, messageId: question })).leadBehind
    : null;
  const { leadsHere } = await call.query(leadsHereQuery, { boothId: desk.booth.id });
  return { meta, desk, behind, here: leadsHere, zone: call.zone ?? desk.booth.fair.timeZone };
}

/** Handles what is written at the desk, and what is noted about a lead. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  return Object.values<unknown>(leadIntents).includes(form.get(intentName))
    ? saveLeadByForm(call, form, `${deskPath(params.slug)}${url.search}`)
    : answerDesk(call, form, params.slug, url);
}

/** What is refused because a colleague was faster shows what they wrote. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 400 || defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/visit/{slug}/desk`: where the reps of a college answer at a fair. */
export default function DeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, behind, here, zone } = loaderData;
  return (
    <RepDesk
      data={desk}
      actionData={actionData}
      visitors={<LeadsHere leads={here} />}
      person={<DeskLead opened={behind} zone={zone} now={desk.now} personKey={desk.personKey} />}
    />
  );
}
