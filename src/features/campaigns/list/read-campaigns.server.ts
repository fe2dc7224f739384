import { signedIn } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { NextTokens } from '../../../platform/store/next-token.server.ts';
import { listLimit } from '../../../platform/store/selection.ts';
import {
  campaignRow,
  campaignColumns,
  findCampaign,
  readEmail,
} from '../campaign-record.server.ts';
import type { CampaignServices } from '../campaign-services.ts';
import { ownerOf } from '../own-campaigns.server.ts';
import { showCampaign } from './show-campaign.server.ts';

/** What admins read of a campaign, in GraphQL's own words. */
const campaignTypes = `
  "An email to an audience."
  type Campaign {
    id: ID!
    audience: String!
    "The slug of the fair, where the audience is people of one fair."
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
    "How many unsubscribed by the link in this email."
    unsubscribed: Int!
  }
  "A page of campaigns."
  type CampaignPage { items: [Campaign!]! nextToken: String }
  "The HTML and plain text of a campaign."
  type CampaignBodies { htmlBody: String! plainTextBody: String! }`;

const statuses = ['scheduled', 'sending', 'paused', 'cancelled', 'sent'] as const;

/** `listCampaigns(...)`: campaigns with their figures, newest first. */
export const listCampaigns = operation<'listCampaigns', CampaignServices>({
  kind: 'Query',
  name: 'listCampaigns',
  field: `
  "Lists campaigns with their figures, newest first."
  listCampaigns(status: String, limit: Int, nextToken: String): CampaignPage!`,
  types: campaignTypes,
  who: ['ADMINS'],
  async resolve({ status, limit, nextToken }, { services }) {
    if (status && !statuses.some((one) => one === status))
      throw badInput({ status: messages.choice(statuses) });
    const tokens = new NextTokens(services.env.secret);
    const scope = `campaigns ${status ?? ''}`;
    const most = Math.min(listLimit(limit), 100);
    const rows = await readRows(services.database.pool, campaignRow)(
      `select ${campaignColumns} from campaign c
       where ($1::text is null or c.status = $1) and ($2::uuid is null or c.id < $2)
       order by c.id desc limit $3`,
      [status ?? null, nextToken ? tokens.read(scope, nextToken) : null, most + 1],
    );
    const items = rows.slice(0, most);
    const last = items.at(-1);
    return {
      items: items.map(showCampaign),
      nextToken: rows.length > most && last ? tokens.write(scope, last.id) : null,
    };
  },
});

/** `getCampaign(id)`: one campaign with its figures as they are now. */
export const getCampaign = operation<'getCampaign', CampaignServices>({
  kind: 'Query',
  name: 'getCampaign',
  field: `
  "Returns a campaign with its present figures."
  getCampaign(id: ID!): Campaign`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ id }, context) {
    const owner = ownerOf(signedIn(context));
    const campaign = await findCampaign(context.services.database.pool, id, owner);
    return campaign ? showCampaign(campaign) : null;
  },
});

/** `campaignBodies(id)`: the content of a campaign, before anything is filled in. */
export const campaignBodies = operation<'campaignBodies', CampaignServices>({
  kind: 'Query',
  name: 'campaignBodies',
  field: `
  "Returns the HTML and plain text of a campaign, before merge fields are filled in."
  campaignBodies(id: ID!): CampaignBodies`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ id }, context) {
    const owner = ownerOf(signedIn(context));
    const { html, text } = await readEmail(context.services.database.pool, id, owner);
    return { htmlBody: html, plainTextBody: text };
  },
});
