import { graphql } from '../../../platform/pages/graphql.ts';

/** What a fair costs an exhibitor, and the payment methods. */
export const exhibitorOffer = graphql(`
  query ExhibitorOffer($slug: String!) {
    fairCard(slug: $slug) {
      id
      price
      fairType
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
      }
    }
  }
`);

/** Prefilled values for a rep. */
export const knownRep = graphql(`
  query KnownRep {
    me {
      exhibits {
        id
        collegeId
        fair {
          id
        }
        paymentStatus
      }
      college {
        name
        address1
        address2
        city
        state
        country
        postalCode
      }
      collegeRep {
        firstName
        lastName
        email
        phone
      }
    }
  }
`);

/** The registration status of a college user for a fair. */
export const confirmationSelf = graphql(`
  query ConfirmationSelf($slug: String!) {
    visitFair(slug: $slug) {
      standing
      boothId
    }
    me {
      email
      collegeRep {
        id
      }
      claims {
        status
        collegeName
      }
    }
  }
`);

/** Registers. */
export const register = graphql(`
  mutation RegisterExhibitor($input: RegisterExhibitorInput!) {
    registerExhibitor(input: $input) {
      proof
    }
  }
`);

/** Opens the card payment page. */
export const pay = graphql(`
  mutation PayExhibitorRegistration($proof: String!) {
    payExhibitorRegistration(proof: $proof) {
      url
    }
  }
`);

/** A registration, by its proof. */
export const registration = graphql(`
  query ExhibitorRegistration($proof: String!) {
    exhibitorRegistration(proof: $proof) {
      fair {
        slug
      }
      consent
      paymentType
      paymentStatus
      amountCents
      currency
      underWay
      receiptUrl
      createdAt
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
      withdrawnAt
      details {
        name
        address1
        address2
        city
        state
        country
        postalCode
        primaryContactFirstName
        primaryContactLastName
        primaryContactTitle
        primaryContactEmail
        primaryContactPhone
        primaryContactAttendingFair
        secondaryContactFirstName
        secondaryContactLastName
        secondaryContactTitle
        secondaryContactEmail
        secondaryContactPhone
        secondaryContactAttendingFair
        timeSlotNotes
        purchaseOrderNumber
        billingContact {
          name
          email
          phone
        }
      }
    }
  }
`);

/** Exchanges an emailed link for a proof. */
export const open = graphql(`
  mutation OpenExhibitorRegistration($token: String!) {
    openExhibitorRegistration(token: $token) {
      proof
    }
  }
`);

/** Sends a new link. */
export const sendLink = graphql(`
  mutation SendExhibitorLink($fairId: ID!, $email: Email!) {
    sendExhibitorLink(fairId: $fairId, email: $email)
  }
`);

/** Corrects. */
export const correct = graphql(`
  mutation UpdateExhibitorRegistration($proof: String!, $input: ExhibitorChangesInput!) {
    updateExhibitorRegistration(proof: $proof, input: $input) {
      paymentType
    }
  }
`);

/** Agrees to the terms, when an organizer registered the exhibitor. */
export const agreeByLink = graphql(`
  mutation AgreeToExhibitorRegistration($proof: String!, $consent: Boolean!) {
    agreeToExhibitorRegistration(proof: $proof, consent: $consent) {
      consent
    }
  }
`);

/** Withdraws. */
export const withdraw = graphql(`
  mutation WithdrawExhibitorRegistration($proof: String!) {
    withdrawExhibitorRegistration(proof: $proof)
  }
`);
