import { graphql } from '../../../platform/pages/graphql.ts';

/** The college of a registration. */
export const exhibitorCollege = graphql(`
  query ExhibitorCollege($exhibitorId: ID!, $search: String) {
    exhibitorCollege(exhibitorId: $exhibitorId, search: $search) {
      id
      fairId
      name
      state
      postalCode
      contactName
      contactEmail
      consent
      paymentType
      paymentStatus
      isPartlyBack
      partialRefund {
        paidCents
        refundedCents
        paidCredits
        refundedCredits
        currency
      }
      collegeId
      collegeName
      boothId
      booth {
        isPublished
        isClosed
        reason
      }
      isRep
      isInvited
      canAssign
      colleges {
        id
        name
        city
        state
        sameName
        sameHost
        sameState
        isRegistered
      }
    }
  }
`);

/** Assigns it to a college. */
export const assignExhibitor = graphql(`
  mutation AssignExhibitor($input: AssignExhibitorInput!) {
    assignExhibitor(input: $input)
  }
`);
