/** Fields that an exhibitor enters and can correct later. */
export const toldFields = (required: '!' | '') => `
  name: String${required}
  address1: String${required}
  address2: String
  city: String${required}
  state: String${required}
  country: String
  postalCode: String${required}
  primaryContactFirstName: String${required}
  primaryContactLastName: String${required}
  primaryContactPhone: Phone${required}
  primaryContactEmail: Email${required}
  primaryContactTitle: String
  primaryContactAttendingFair: Boolean${required}
  secondaryContactFirstName: String
  secondaryContactLastName: String
  secondaryContactPhone: Phone
  secondaryContactEmail: Email
  secondaryContactTitle: String
  secondaryContactAttendingFair: Boolean
  "What the coordinator should know: one line each."
  timeSlotNotes: [String!]`;

const paid = `
  "For an invoice."
  purchaseOrderNumber: String
  billingContact: BillingContactInput`;

/** The GraphQL types for exhibitor registrations. */
export const exhibitorTypes = `
  "A part of \`AddExhibitorInput\`."
  input BillingContactInput {
    name: String
    email: Email
    phone: Phone
  }
  "The input of \`registerExhibitor\`."
  input RegisterExhibitorInput {
    fairId: ID!
    consent: Boolean!
    "card, invoice or check."
    paymentType: String!${toldFields('!')}${paid}
    "The version of the prices that was shown: refused where it costs something else by now."
    pricesVersion: Int
  }
  "The input of \`updateExhibitorRegistration\`."
  input ExhibitorChangesInput {
    "Another way to pay, while it is not paid: card, invoice or check."
    paymentType: String${toldFields('')}${paid}
  }
  "A proof, valid for two hours, that a registration is the caller’s. Store it where no script can read it."
  type ExhibitorProof {
    proof: String!
    expiresAt: DateTime!
  }
  "A registration, as the holder of a proof sees it."
  type ExhibitorRegistration {
    fair: FairSummary!
    "False where an organizer registered it, and no one has agreed to the terms of the fair yet."
    consent: Boolean!
    paymentType: String!
    paymentStatus: String!
    "Price, or amount paid, in the smallest currency unit (for example, cents)."
    amountCents: Int!
    currency: String!
    "The card was charged, and we wait for the payment service to say so."
    underWay: Boolean!
    "Where the card is charged, while that is open."
    checkoutUrl: URL
    receiptUrl: URL
    "Null until the emailed link has been opened."
    createdAt: DateTime
    "Until when it can be withdrawn."
    withdrawUntil: DateTime
    "An admin has given a part of what was paid back."
    isPartlyBack: Boolean
    "How much of it went back, while it counts as paid; null where nothing did."
    partialRefund: PartialRefund
    "What withdrawing at this moment comes to."
    refund: WithdrawalRefund
    "When an exhibitor who had paid withdrew and a refund became due."
    withdrawnAt: DateTime
    "All details. Null until the emailed link has been opened."
    details: ExhibitorDetails
  }
  "The name and address of an exhibitor."
  type ExhibitorDetails {${toldFields('')}
    purchaseOrderNumber: String
    billingContact: BillingContact
  }
  "The billing contact of an exhibitor."
  type BillingContact {
    name: String
    email: Email
    phone: Phone
  }`;
