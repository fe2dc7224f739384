import { graphql } from '../../../platform/pages/graphql.ts';
import { briefReceipt } from '../receipts/receipt-queries.ts';

/** A rep's college, its registrations and payments. */
export const myCollege = graphql(
  `
    query MyCollegeAtFairs {
      me {
        college_id
        college {
          id
          name
          status
          fairCredits
          address1
          city
          state
          postalCode
        }
        collegeBooths(limit: 100) {
          items {
            id
            fair {
              slug
            }
          }
        }
        exhibits {
          id
          name
          consent
          collegeId
          fair {
            id
            name
            slug
            fairType
            startTime
            endTime
            timeZone
            cancelledAt
          }
          paymentType
          paymentStatus
          withdrawnAt
          withdrawUntil
          isPartlyBack
          partialRefund {
            paidCents
            refundedCents
            paidCredits
            refundedCredits
            currency
          }
          refund
        }
      }
      pendingClaim {
        claim {
          id
          collegeName
        }
      }
      chosenFairs
      myReceipts {
        ...BriefReceipt
        dueAt
        seller {
          legalName
          address
          remittance
        }
        lines {
          name
        }
      }
      fairCards {
        id
        name
        slug
        fairType
        price
        startTime
        endTime
        timeZone
        exhibitorDeadline
        cancelledAt
      }
      prices {
        version
        currency
        cards
        test
        withdrawal {
          daysBefore
          gives
        }
        registrations {
          fairType
          cents
          credits
        }
        packs {
          id
          name
          credits
          cents
        }
      }
    }
  `,
  [briefReceipt],
);

/** The outcome of a card payment. */
export const cameBack = graphql(`
  query CameBack($id: ID!) {
    checkout(id: $id) {
      state
    }
  }
`);

/** Registers for several fairs. */
export const signUp = graphql(`
  mutation SignUpForFairs($input: SignUpForFairsInput!) {
    signUpForFairs(input: $input) {
      id
      paymentStatus
    }
  }
`);

/** Opens the card payment page. */
export const startCheckout = graphql(`
  mutation StartCheckout($input: StartCheckoutInput!) {
    startCheckout(input: $input) {
      id
      url
    }
  }
`);

/** Agrees to the terms of a fair, when an organizer registered the college. */
export const agreeMine = graphql(`
  mutation AgreeToMyExhibit($id: ID!, $consent: Boolean!) {
    agreeToMyExhibit(id: $id, consent: $consent)
  }
`);

/** Withdraws from one fair. */
export const withdrawMine = graphql(`
  mutation WithdrawMyExhibit($id: ID!) {
    withdrawMyExhibit(id: $id)
  }
`);

/** Keeps the choice of someone whose request to represent a college is pending. */
export const keepChoice = graphql(`
  mutation KeepChosenFairs($input: PrepareClaimInput!) {
    prepareClaim(input: $input)
  }
`);
