import { graphql } from '../../../platform/pages/graphql.ts';

/** The organizers' pending tasks, and their fairs' figures. */
export const dashboardQuery = graphql(`
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
