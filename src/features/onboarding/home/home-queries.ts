import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

const summary = graphql(`
  fragment OwnFair on FairSummary {
    name
    slug
    fairType
    startTime
    endTime
    timeZone
    cancelledAt
  }
`);

/** A fair in a list of one's own. */
export type FairSummary = ResultOf<typeof summary>;

/** What the home of someone who is no admin shows. */
export const myHome = graphql(
  `
    query MyHome {
      me {
        user_type
        displayName
        college_id
        setupComplete
        registrations {
          id
          attending
          class {
            counselor
            school
            isUnanswered
          }
          fair {
            ...OwnFair
          }
        }
        studentFairs {
          id
          student
          fair {
            ...OwnFair
          }
        }
        exhibits {
          id
          paymentType
          paymentStatus
          withdrawnAt
          partialRefund {
            paidCents
            refundedCents
            paidCredits
            refundedCredits
            currency
          }
          timeSlots
          fair {
            ...OwnFair
          }
        }
        receipts {
          id
          paymentType
          paymentStatus
          amountCents
          refundedCents
          credits
          refundedCredits
          currency
          receiptUrl
          createdAt
          fairs {
            name
          }
        }
        invitations {
          id
          kind
          from
          about
        }
        claims {
          id
          collegeName
          status
          reason
        }
        student {
          firstName
        }
        students {
          items {
            id
            firstName
          }
        }
        collegeRep {
          firstName
        }
        college {
          name
          status
          fairCredits
        }
        collegeBooths(limit: 100) {
          items {
            id
            paid
            boothReady
            questionsAnswered
            chatReady
            boothSent
            leadsSent
            fair {
              name
              slug
              fairType
              startTime
              endTime
              timeZone
              cancelledAt
            }
          }
        }
        parent {
          firstName
        }
        counselor {
          firstName
          confirmedAt
        }
        counselorSchool {
          name
          city
          state
        }
      }
    }
  `,
  [summary],
);

/** A counselor's classes at fairs that are not over. */
export const ownClasses = graphql(`
  query OwnClasses {
    myClasses {
      fair
      hasLink
      listed
      named
    }
  }
`);

/** The students a parent has invited who have not answered. */
export const invitedStudents = graphql(`
  query InvitedStudents {
    studentInvitations {
      parentId
      email
    }
  }
`);
