import { graphql } from '../../../platform/pages/graphql.ts';
import { briefReceipt } from '../receipts/receipt-queries.ts';

/** A page of payments made and owed. */
export const managedPayments = graphql(
  `
    query ManagedPayments(
      $show: String
      $search: String
      $sort: String
      $descending: Boolean
      $page: Int
      $collegeId: ID
      $fairId: ID
      $state: String
      $limit: Int
    ) {
      managePayments(
        show: $show
        search: $search
        sort: $sort
        descending: $descending
        page: $page
        collegeId: $collegeId
        fairId: $fairId
        state: $state
        limit: $limit
      ) {
        total
        items {
          id
          fair
          fairId
          withdrawnAt
          isTold
          receipt {
            ...BriefReceipt
            lines {
              name
            }
            buyer
            paidAt
            dueAt
          }
        }
      }
    }
  `,
  [briefReceipt],
);

/** How many there are in each view of a fair, or of all fairs. */
export const paymentCounts = graphql(`
  query PaymentCounts($fairId: ID) {
    awaiting: managePayments(show: "awaiting", fairId: $fairId, limit: 1) {
      total
    }
    withdrawn: managePayments(show: "withdrawn", fairId: $fairId, limit: 1) {
      total
    }
    all: managePayments(show: "all", fairId: $fairId, limit: 1) {
      total
    }
  }
`);

/** Only the ids: as many as one action takes. */
export const paymentIds = graphql(`
  query PaymentIds($show: String, $search: String, $fairId: ID, $state: String, $page: Int) {
    managePayments(
      show: $show
      search: $search
      fairId: $fairId
      state: $state
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

/** The actions possible on the selected ones. */
export const chosenPayments = graphql(`
  query ChosenPayments($show: String, $ids: [ID!]!) {
    chosenPayments(show: $show, ids: $ids) {
      id
      receipt {
        id
        kind
        number
        buyer
        cents
        currency
      }
      paid
      remind
      exhibitorId
      fairId
    }
  }
`);

/** The fairs to filter payments by, latest first. */
export const fairsOfPayments = graphql(`
  query FairsOfPayments {
    campaignFairs {
      id
      name
      startTime
      timeZone
    }
  }
`);

/** Colleges by a part of their name, with their credits. */
export const collegesWithCredits = graphql(`
  query CollegesWithCredits($name: String!) {
    listColleges(filter: { nameLower: { contains: $name }, status: { eq: "active" } }, limit: 8) {
      items {
        id
        name
        city
        state
        fairCredits
      }
    }
  }
`);

/** What can still be refunded of a payment, and how. */
export const refundOffer = graphql(`
  query RefundOffer($id: ID!, $kind: String!, $fairId: ID) {
    refundOffer(id: $id, kind: $kind, fairId: $fairId) {
      ways
      leftCents
      leftCredits
      dueCents
    }
  }
`);

export const markPaid = graphql(`
  mutation MarkPaid($input: MarkPaymentPaidInput!) {
    markPaymentPaid(input: $input)
  }
`);

export const giveBack = graphql(`
  mutation GiveBack($input: RefundPaymentInput!) {
    refundPayment(input: $input) {
      id
    }
  }
`);

export const closeWithdrawal = graphql(`
  mutation CloseWithdrawal($exhibitorId: ID!) {
    closeWithdrawal(exhibitorId: $exhibitorId)
  }
`);

export const giveCredits = graphql(`
  mutation GiveCredits($input: GiveCreditsInput!) {
    giveCredits(input: $input)
  }
`);
