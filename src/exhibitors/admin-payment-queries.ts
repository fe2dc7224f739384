import { graphql } from '../platform/pages/graphql.ts';

/** A page of what was paid and what is owed. */
export const managedPayments = graphql(`
  query ManagedPayments(
    $show: String
    $search: String
    $sort: String
    $descending: Boolean
    $page: Int
    $collegeId: ID
  ) {
    managePayments(
      show: $show
      search: $search
      sort: $sort
      descending: $descending
      page: $page
      collegeId: $collegeId
    ) {
      total
      items {
        id
        fair
        fairId
        withdrawnAt
        isTold
        receipt {
          id
          kind
          number
          buyer
          lines {
            name
          }
          credits
          cents
          refundedCents
          refundedCredits
          currency
          paymentType
          paymentStatus
          createdAt
        }
      }
    }
  }
`);

/** The same for a file. */
export const paymentsForFile = graphql(`
  query PaymentsForFile(
    $show: String
    $search: String
    $sort: String
    $descending: Boolean
    $page: Int
    $limit: Int
  ) {
    managePayments(
      show: $show
      search: $search
      sort: $sort
      descending: $descending
      page: $page
      limit: $limit
    ) {
      total
      items {
        id
        fair
        withdrawnAt
        receipt {
          number
          buyer
          lines {
            name
          }
          credits
          cents
          refundedCents
          refundedCredits
          currency
          paymentType
          paymentStatus
          createdAt
          paidAt
          dueAt
        }
      }
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

/** What can still be given back of a payment, and how. */
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
