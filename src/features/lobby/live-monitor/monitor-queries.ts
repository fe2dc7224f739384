import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** Live activity at a fair, and its announcements. */
export const fairMonitor = graphql(`
  query FairMonitor($fairId: ID!) {
    fairMonitor(fairId: $fairId) {
      people
      registered
      came
      arrivals {
        at
        count
      }
      booths {
        id
        college
        reps {
          id
          name
        }
        people
        waiting
        waitingSince
        isClosed
      }
      sessions {
        number
        title
        startTime
        lengthMinutes
        chosen
        joined
        hasLink
      }
      held {
        id
        boothId
        college
        text
        heldFor
        createdAt
      }
      reportedCalls
      email {
        waiting
        dueSince
        failed
      }
      failedJobs
    }
    fairAnnouncements(fairId: $fairId) {
      id
      audience
      session
      body
      createdAt
      withdrawnAt
    }
  }
`);

/** Live activity at a fair. */
export type FairMonitor = ResultOf<typeof fairMonitor>['fairMonitor'];

export const announce = graphql(`
  mutation Announce($fairId: ID!, $audience: AnnouncementAudience!, $session: Int, $body: String!) {
    announce(fairId: $fairId, audience: $audience, session: $session, body: $body) {
      id
    }
  }
`);

export const withdrawAnnouncement = graphql(`
  mutation WithdrawAnnouncement($id: ID!) {
    withdrawAnnouncement(id: $id) {
      id
    }
  }
`);

export const releaseMessage = graphql(`
  mutation ReleaseMessage($id: ID!) {
    releaseBoothMessage(id: $id) {
      id
    }
  }
`);

export const hideMessage = graphql(`
  mutation HideMessage($id: ID!) {
    hideBoothMessage(id: $id) {
      id
    }
  }
`);
