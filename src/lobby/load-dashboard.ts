import type { PageCall } from '../platform/pages/page-call.ts';
import { dashboardDays } from './dashboard/dashboard-days.ts';
import { dashboardQuery } from './dashboard/dashboard-query.ts';

/** What the dashboard of organizers knows; `asked` says of how many days (`days`). */
export async function loadDashboard(call: PageCall, asked: URLSearchParams) {
  const days = dashboardDays.find((one) => String(one) === asked.get('days')) ?? dashboardDays[0];
  const zone = call.zone ?? 'UTC';
  const { organizerDashboard } = await call.query(dashboardQuery, { days, timeZone: zone });
  return {
    ...organizerDashboard,
    range: days,
    isAdmin: call.viewer?.role === 'ADMINS',
    now: call.now.toISOString(),
  };
}

/** What it answers. */
export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>;
