import { signedIn } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { findFair } from './find-fair.server.ts';
import { countAudience } from './read-audience.server.ts';
import { audiences, isAudience } from '../audiences.ts';
import { mergeFieldsOf } from '../mail-body/merge-fields.ts';
import type { CampaignServices } from '../campaign-services.ts';
import { checkOwnAudience, ownerOf } from '../own-campaigns.server.ts';

/** `campaignAudience(...)`: the head count of an audience as it is now, and its merge fields. */
export const campaignAudience = operation<'campaignAudience', CampaignServices>({
  kind: 'Query',
  name: 'campaignAudience',
  field: `
  "Returns the present size of an audience and its merge fields."
  campaignAudience(audience: String!): CampaignAudience!`,
  types: `
    "The recipients a campaign would have if it were sent now, and why others are left out."
    type CampaignAudience {
      members: Int!
      recipients: Int!
      "Recipients whose address isn’t confirmed."
      unconfirmed: Int!
      "Their privacy settings say no, or they have not been asked."
      unwilling: Int!
      "Recipients who unsubscribed, or whose address doesn’t accept email."
      suppressed: Int!
      mergeFields: [String!]!
      "Name of the fair, for an audience at a fair."
      fairName: String
    }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ audience }, context) {
    if (!isAudience(audience)) throw badInput({ audience: messages.choice(audiences) });
    const { pool } = context.services.database;
    await checkOwnAudience(pool, ownerOf(signedIn(context)), audience);
    const count = await countAudience(pool, audience);
    const fair = await findFair(pool, audience);
    return { ...count, mergeFields: mergeFieldsOf(audience), fairName: fair?.name ?? null };
  },
});
