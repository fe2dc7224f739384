import { graphql } from '../platform/pages/graphql.ts';

/** What tables and lists of receipts show, without the lines. */
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

/** What can be emailed again of a receipt, and to whom. */
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

/** What the link of an email shows. */
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
