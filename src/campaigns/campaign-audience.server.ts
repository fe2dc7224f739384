import { operation } from '../platform/graphql/operation.ts';
import { messages } from '../platform/model/messages.ts';
import { badInput } from '../platform/model/refusal.ts';
import { countAudience } from './audience/read-audience.server.ts';
import { audiences, isAudience } from './audiences.ts';
import { mergeFieldsOf } from './body/merge-fields.ts';
import type { CampaignServices } from './campaign-services.ts';

/** `campaignAudience(...)`: the head count of an audience as it is now, and its merge fields. */
export const campaignAudience = operation<{ readonly audience: string }, CampaignServices>({
  kind: 'Query',
  name: 'campaignAudience',
  field: 'campaignAudience(audience: String!): CampaignAudience!',
  types: `
    "How many would get a campaign if it were sent now, and why the others would not."
    type CampaignAudience {
      members: Int!
      recipients: Int!
      "Nobody has shown that the address is theirs."
      unconfirmed: Int!
      "Their privacy settings say no, or they have not been asked."
      unwilling: Int!
      "Unsubscribed, or the address does not take mail."
      suppressed: Int!
      mergeFields: [String!]!
    }`,
  who: ['ADMINS'],
  async resolve({ audience }, { services }) {
    if (!isAudience(audience)) throw badInput({ audience: messages.choice(audiences) });
    const count = await countAudience(services.database.pool, audience);
    return { ...count, mergeFields: mergeFieldsOf(audience) };
  },
});
