import { graphql } from '../platform/pages/graphql.ts';

const whole = graphql(`
  fragment WholeReceipt on Receipt {
    id
    kind
    number
    seller {
      name
      legalName
      address
      email
    }
    buyer
    billTo
    purchaseOrderNumber
    lines {
      name
      startTime
      timeZone
      quantity
      cents
    }
    credits
    cents
    refundedCents
    currency
    paymentType
    paymentStatus
    createdAt
    paidAt
    dueAt
    cardReceiptUrl
  }
`);

/** One of one's own. */
export const ownReceipt = graphql(
  `
    query OwnReceipt($id: ID!) {
      receipt(id: $id) {
        ...WholeReceipt
      }
    }
  `,
  [whole],
);

/** That of a registration, by the proof of it. */
export const guestReceipt = graphql(
  `
    query GuestReceipt($proof: String!) {
      exhibitorReceipt(proof: $proof) {
        ...WholeReceipt
      }
    }
  `,
  [whole],
);
