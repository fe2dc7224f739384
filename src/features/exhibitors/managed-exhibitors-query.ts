import { graphql } from '../../platform/pages/graphql.ts';

/** A page of exhibitors. */
export const managedExhibitors = graphql(`
  query ManagedExhibitors(
    $fairId: ID!
    $search: String
    $payment: String
    $booth: String
    $sort: String
    $descending: Boolean
    $page: Int
  ) {
    manageExhibitors(
      fairId: $fairId
      search: $search
      payment: $payment
      booth: $booth
      sort: $sort
      descending: $descending
      page: $page
    ) {
      total
      items {
        id
        name
        collegeId
        contactName
        contactEmail
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
        timeSlots
        timeSlotNotes
        createdAt
        boothId
        boothReady
        boothSent
      }
    }
  }
`);

/** Only the ids: as many as one action takes. */
export const exhibitorIds = graphql(`
  query ExhibitorIds($fairId: ID!, $search: String, $payment: String, $booth: String, $page: Int) {
    manageExhibitors(
      fairId: $fairId
      search: $search
      payment: $payment
      booth: $booth
      page: $page
      limit: 500
    ) {
      total
      items {
        id
      }
    }
  }
`);
