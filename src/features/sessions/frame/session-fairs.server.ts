import type { PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';

/** Maximum fairs in the chooser; older ones are available by address. */
const listed = 200;

/**
 * `sessionFairs(slug)`: the 6x6 fairs that coordinators run: upcoming first, then past ones. With a
 * slug, that fair alone.
 */
export const sessionFairs = operation<'sessionFairs', PeopleServices>({
  kind: 'Query',
  name: 'sessionFairs',
  field: `
  "Lists 6x6 fairs, drafts included: live and upcoming ones first, then past ones. At most 200."
  sessionFairs(
    "Only the fair at this address, without \`fair-\`."
    slug: String
  ): [SessionFair!]!`,
  types: `
  "A 6x6 fair in the list of its organizers."
  type SessionFair {
    id: ID!
    name: String!
    slug: String!
    startTime: DateTime!
    endTime: DateTime!
    timeZone: String!
    publishedAt: DateTime
    cancelledAt: DateTime
    "Sessions that are not over and have no link to join."
    missingLinks: Int!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ slug = null }, { services, world }) {
    return readRows(services.database.pool, {
      id: 'text',
      name: 'text',
      slug: 'text',
      startTime: 'timestamp',
      endTime: 'timestamp',
      timeZone: 'text',
      publishedAt: 'timestamp?',
      cancelledAt: 'timestamp?',
      missingLinks: 'number',
    })(
      `select id, name, slug, start_time as "startTime", end_time as "endTime",
         time_zone as "timeZone", published_at as "publishedAt", cancelled_at as "cancelledAt",
         (select count(*)::int from fair_webinar w, jsonb_array_elements(w.details -> 'sessions') s
          where w.fair_id = fair.id and not coalesce(w.webinar_links, '{}') ? (s ->> 'number')
            and (s ->> 'startTime')::timestamptz
              + (s ->> 'lengthMinutes')::int * interval '1 minute' > $1) as "missingLinks"
       from fair where fair_type = '6x6' and ($2::text is null or slug = $2)
       order by end_time > $1 and cancelled_at is null desc,
         case when end_time > $1 and cancelled_at is null then start_time end,
         start_time desc, id
       limit ${listed}`,
      [world.now(), slug],
    );
  },
});
