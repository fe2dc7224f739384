/** What admins read of a campaign, in GraphQL's own words. */
export const campaignTypes = `
  "An email to an audience."
  type Campaign {
    id: ID!
    audience: String!
    "The address of the fair, of an audience at one."
    fairSlug: String
    subject: String!
    "Preview text that email apps show after the subject. Null: the beginning of the text."
    preheader: String
    "scheduled, sending, paused, cancelled or sent"
    status: String!
    sendAt: DateTime!
    "As it was asked for."
    sendTime: String!
    timeZone: String
    metadata: JSON!
    "The storage keys of the stored bodies: html and text."
    s3Keys: JSON!
    createdBy: ID
    createdAt: DateTime!
    updatedAt: DateTime!
    "When the audience began to be looked up; from then on nothing can be changed."
    startedAt: DateTime
    "When all recipients had been queued."
    resolvedAt: DateTime
    finishedAt: DateTime
    figures: CampaignFigures!
  }
  "The emails of a campaign by delivery status."
  type CampaignFigures {
    recipients: Int!
    "Waiting or on their way."
    waiting: Int!
    sent: Int!
    "Refused for good by the mail server."
    failed: Int!
    bounced: Int!
    "Handed over without an answer: they may have arrived, and are not sent again."
    unknown: Int!
    "Unsubscribed before their turn came."
    suppressed: Int!
    cancelled: Int!
    "Queued emails that the mail server has deferred at least once."
    deferred: Int!
    "How many left by the link in this email."
    unsubscribed: Int!
  }
  "A page of campaigns."
  type CampaignPage { items: [Campaign!]! nextToken: String }
  "The HTML and plain text of a campaign."
  type CampaignBodies { htmlBody: String! plainTextBody: String! }`;
