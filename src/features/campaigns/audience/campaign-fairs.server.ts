import { signedIn } from '../../accounts/people-services.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { CampaignServices } from '../campaign-services.ts';

/** `campaignFairs`: the fairs whose people a campaign can go to, the latest first. */
export const campaignFairs = operation<'campaignFairs', CampaignServices>({
  kind: 'Query',
  name: 'campaignFairs',
  field: `
  "Lists the fairs whose participants a campaign can go to, the latest first."
  campaignFairs: [CampaignFair!]!`,
  types: `
    "A fair a campaign can be about."
    type CampaignFair {
      id: ID!
      name: String!
      fairType: String!
      startTime: DateTime!
      timeZone: String!
      sessions: [CampaignSession!]!
    }
    "A session whose attendees a campaign can go to."
    type CampaignSession { number: Int! title: String! }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve(_args, context) {
    const { role } = signedIn(context);
    return readRows(context.services.database.pool, {
      id: 'text',
      name: 'text',
      fairType: 'text',
      startTime: 'timestamp',
      timeZone: 'text',
      sessions: jsonOf<readonly { readonly number: number; readonly title: string }[]>(),
    })(
      `select id, name, fair_type as "fairType", start_time as "startTime", time_zone as "timeZone",
         coalesce((select jsonb_agg(jsonb_build_object('number', (s ->> 'number')::int, 'title', s ->> 'title')
             order by s ->> 'startTime', (s ->> 'number')::int)
           from fair_webinar w, jsonb_array_elements(w.details -> 'sessions') s
           where w.fair_id = fair.id), '[]') as sessions
       from fair where $1 or fair_type = '6x6' order by start_time desc, id limit 300`,
      [role === 'ADMINS'],
    );
  },
});
