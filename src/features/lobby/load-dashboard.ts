import type { PageCall } from '../../platform/pages/page-call.ts';
import { dashboardDays } from './dashboard/dashboard-days.ts';
import { graphql } from '../../platform/pages/graphql.ts';

/** The organizers' pending tasks, and their fairs' figures. */
const dashboardQuery = graphql(`
  query OrganizerDashboard($days: Int!, $timeZone: String!) {
    organizerDashboard(days: $days, timeZone: $timeZone) {
      tasks {
        kind
        count
        fairId
        slug
        fair
        fairType
      }
      setUp {
        kind
        isDone
        isOptional
      }
      registered
      registeredBefore
      first
      last
      days {
        day
        registered
      }
      fairs {
        id
        name
        slug
        startTime
        endTime
        timeZone
        registered
        newlyRegistered
        exhibitors
        booths
        boothsPublished
        money {
          receivedCents
          openCents
          currency
        }
      }
      money {
        receivedCents
        openCents
        open
        currency
      }
      email {
        waiting
        dueSince
        sent
        failed
        bounced
      }
    }
  }
`);

/** The organizers' dashboard data; `search` sets the number of days (`days`). */
export async function loadDashboard(call: PageCall, search: URLSearchParams) {
  const days = dashboardDays.find((one) => String(one) === search.get('days')) ?? dashboardDays[0];
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
