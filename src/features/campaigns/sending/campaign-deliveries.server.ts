import { signedIn } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { NextTokens } from '../../../platform/store/next-token.server.ts';
import { containing } from '../../../platform/store/table-page.server.ts';
import { listLimit } from '../../../platform/store/selection.ts';
import type { CampaignServices } from '../campaign-services.ts';
import { ownerOf, ownSql } from '../own-campaigns.server.ts';

const statuses = [
  'queued',
  'sending',
  'sent',
  'failed',
  'bounced',
  'unknown',
  'suppressed',
  'cancelled',
] as const;

/**
 * `campaignDeliveries(...)`: the delivery log of a campaign, one row per reader; stored as long as
 * emails are. After that, the figures of the campaign remain.
 */
export const campaignDeliveries = operation<'campaignDeliveries', CampaignServices>({
  kind: 'Query',
  name: 'campaignDeliveries',
  field: `
  "Lists the deliveries of a campaign, one per recipient, for as long as emails are kept."
  campaignDeliveries(campaignId: ID!, status: String, search: String, limit: Int, nextToken: String): CampaignDeliveryPage!`,
  types: `
    "A page of deliveries."
    type CampaignDeliveryPage { items: [CampaignDelivery!]! nextToken: String }
    "The delivery of a campaign to one recipient."
    type CampaignDelivery {
      id: ID!
      email: Email!
      "queued, sending, sent, failed, bounced, unknown, suppressed or cancelled"
      status: String!
      attempts: Int!
      error: String
      sentAt: DateTime
      "When an attempt ended without a known result."
      unknownAt: DateTime
    }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ campaignId, status, search, limit, nextToken }, context) {
    const { services } = context;
    if (status && !statuses.some((one) => one === status))
      throw badInput({ status: messages.choice(statuses) });
    if (!isUuid(campaignId)) return { items: [], nextToken: null };
    const tokens = new NextTokens(services.env.secret);
    const words = containing(search);
    const scope = JSON.stringify(['deliveries', campaignId, status ?? '', words]);
    const most = listLimit(limit);
    const rows = await readRows(services.database.pool, {
      id: 'text',
      email: 'text',
      status: 'text',
      attempts: 'number',
      error: 'text?',
      sentAt: 'timestamp?',
      unknownAt: 'timestamp?',
    })(
      `select m.id, m.recipient as email, m.status, m.attempts, m.last_error as error,
         m.sent_at as "sentAt", m.unknown_at as "unknownAt"
       from mail m join campaign c on c.id = m.batch_id
       where c.id = $1 and ($2::text is null or m.status = $2) and ($3::uuid is null or m.id > $3)
         and m.recipient <> '' and ${ownSql('c', 6)} and ($5::text is null or lower(m.recipient) like $5)
       order by m.id limit $4`,
      [
        campaignId,
        status ?? null,
        nextToken ? tokens.read(scope, nextToken) : null,
        most + 1,
        words,
        ownerOf(signedIn(context)),
      ],
    );
    const items = rows.slice(0, most);
    const last = items.at(-1);
    return { items, nextToken: rows.length > most && last ? tokens.write(scope, last.id) : null };
  },
});
