import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** The registrations and booths of a college, and its credits with the newest ledger entries. */
export const collegeMoney = graphql(`
  query CollegeMoney($id: ID!) {
    getCollege(id: $id) {
      name
      fairExhibitors(limit: 100) {
        items {
          id
          paymentStatus
          paymentType
          fair {
            id
            name
            slug
            startTime
            timeZone
            cancelledAt
          }
        }
      }
      fairBooths(limit: 100) {
        items {
          id
          paid
          boothReady
          questionsAnswered
          chatReady
          boothSent
          leadsSent
          fair {
            id
            name
            slug
            startTime
            timeZone
            cancelledAt
          }
        }
      }
    }
    creditAccount(collegeId: $id) {
      credits
      entries {
        id
        amount
        reason
        note
        balance
        createdAt
      }
    }
  }
`);

/** The result of `collegeMoney`. */
export type CollegeWithFairs = NonNullable<ResultOf<typeof collegeMoney>['getCollege']>;

/** A ledger entry. */
export type CreditEntry = NonNullable<
  ResultOf<typeof collegeMoney>['creditAccount']
>['entries'][number];
