import { Outlet } from 'react-router';
import type { Route } from './+types/admin-fair-frame.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { When } from '../../../ui/time/when.tsx';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import { fairPaths } from '../fair-paths.ts';
import { openManagedFair, FairState, stateOf } from '../managed-fair.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, params.fairId);
  return { fair, state: stateOf(fair, call.now), now: call.now.toISOString() };
}

/** The header of a fair's admin pages: its name, its time, and its sections. */
export default function AdminFairFrame({ loaderData }: Route.ComponentProps) {
  const { fair, state, now } = loaderData;
  const t = useTranslate();
  const base = `/admin/fairs/${fair.id}`;
  const tabs = [
    [base, messages.overview],
    [`${base}/live`, messages.monitor],
    [`${base}/attendees`, messages.attendees],
    [`${base}/exhibitors`, messages.exhibitors],
    [`${base}/lists`, messages.lists],
    // A session-based fair has no booths.
    ...(fair.fairType === 'booth' ? [[`${base}/readiness`, messages.readiness] as const] : []),
    [`${base}/webinar`, fair.fairType === 'booth' ? messages.sessions : messages.webinar],
    [`${base}/report`, messages.report],
    [`${base}/settings`, messages.settings],
  ] as const;
  return (
    <Wrap>
      <PageHead
        title={fair.name}
        lead={
          <>
            <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />{' '}
            <FairState state={state} />
          </>
        }
        trail={<Breadcrumbs trail={[{ label: t(messages.title), to: '/admin/fairs' }]} />}
      >
        {fair.publishedAt === null ? (
          <ButtonLink to={`${base}/preview`} kind="line" icon="eye">
            {t(messages.preview)}
          </ButtonLink>
        ) : (
          <ButtonLink to={fairPaths(fair.slug).page} kind="line" icon="external">
            {t(messages.publicPage)}
          </ButtonLink>
        )}
      </PageHead>
      <Tabs
        label={t(messages.tabs)}
        tabs={tabs.map(([to, label]) => ({ to, label: t(label), end: to === base }))}
      />
      <Outlet />
    </Wrap>
  );
}
