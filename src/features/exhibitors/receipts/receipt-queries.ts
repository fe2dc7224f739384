import { graphql } from '../../../platform/pages/graphql.ts';

/** Fields for tables and lists of receipts, without the lines. */
export const briefReceipt = graphql(`
  fragment BriefReceipt on Receipt {
    id
    kind
    number
    credits
    cents
    refundedCents
    refundedCredits
    currency
    paymentType
    paymentStatus
    createdAt
  }
`);

const whole = graphql(
  `
    fragment WholeReceipt on Receipt {
      ...BriefReceipt
      seller {
        name
        legalName
        address
        email
        taxId
        remittance
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
      paidAt
      dueAt
      cardReceiptUrl
    }
  `,
  [briefReceipt],
);

/** One of the caller's own. */
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

/** The one of a registration, by its proof. */
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

/** The documents of a receipt that can be emailed again, and their recipients. */
export const sendableDocuments = graphql(`
  query SendableDocuments($id: ID!) {
    billingDocuments(id: $id) {
      id
      kind
      number
      cents
      credits
      currency
      createdAt
      recipients
    }
  }
`);

/** Emails one of them again. */
export const sendDocument = graphql(`
  mutation SendDocument($id: ID!, $documentId: ID) {
    sendBillingDocument(id: $id, documentId: $documentId)
  }
`);

/** The content of an emailed link. */
export const emailedDocument = graphql(
  `
    query EmailedDocument($token: String!) {
      billingDocument(token: $token) {
        receipt {
          ...WholeReceipt
        }
        refund {
          number
          cents
          credits
          currency
          method
          about
          note
          createdAt
        }
      }
    }
  `,
  [whole],
);
