import type { PageCall } from '../../platform/pages/page-call.ts';
import { dashboardDays } from './dashboard/dashboard-days.ts';
import { dashboardQuery } from './dashboard/dashboard-query.ts';

/** The organizers' dashboard data; `asked` sets the number of days (`days`). */
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

/** The result. */
export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>;
