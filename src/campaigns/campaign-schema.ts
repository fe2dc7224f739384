/** What admins read of a campaign, in GraphQL's own words. */
export const campaignTypes = `
  type Campaign {
    id: ID!
    audience: String!
    "The address of the fair, of an audience at one."
    fairSlug: String
    subject: String!
    "The line that mail programs show after the subject; null: the beginning of the text."
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
    "When everybody in the audience was in the outbox."
    resolvedAt: DateTime
    finishedAt: DateTime
    figures: CampaignFigures!
  }
  "Mails of a campaign by what became of them."
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
    "Waiting mails that the mail server has put off at least once."
    deferred: Int!
    "How many left by the link in this email."
    unsubscribed: Int!
  }
  type CampaignPage { items: [Campaign!]! nextToken: String }
  type CampaignBodies { htmlBody: String! plainTextBody: String! }`;
