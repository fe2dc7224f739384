import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { fairTypes } from '../../fairs/fair-choices.ts';
import { publishVerdictSql } from '../../fairs/publish-fair.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { containing, readTablePage } from '../../../platform/store/table-page.server.ts';
import { unpublishVerdictSql } from './publish-fairs.server.ts';

/** The status of a fair, for those who run it. */
export const fairStates = ['draft', 'coming', 'live', 'over', 'cancelled'] as const;

const times = ['coming', 'past'] as const;

const sorts = {
  name: 'lower(t.name)',
  startTime: 't."startTime"',
  attendees: 't.attendees',
  exhibitors: 't.exhibitors',
};

/** `manageFairs(...)`: the table of fairs, including drafts, with the number of participants. */
export const manageFairs = operation<'manageFairs', PeopleServices>({
  kind: 'Query',
  name: 'manageFairs',
  field: `"Lists fairs, drafts included, with how many people take part, for organizers."
  manageFairs(search: String, fairType: String, state: String, when: String, ids: [ID!], sort: String, descending: Boolean, page: Int): ManagedFairPage!`,
  types: `
  "A page of fairs, for organizers."
  type ManagedFairPage { items: [ManagedFair!]! total: Int! }
  "A fair, for organizers."
  type ManagedFair {
    id: ID!
    name: String!
    slug: String!
    fairType: String!
    startTime: DateTime!
    endTime: DateTime!
    timeZone: String!
    "draft, coming, live, over or cancelled."
    state: String!
    attendees: Int!
    exhibitors: Int!
    booths: Int!
    boothsSent: Int!
    "can (be published), published, cancelled, over, plan (it needs a published plan first) or sessions (it needs one first)."
    publish: String!
    "can (become a draft again), draft, cancelled, begun or people (someone takes part)."
    unpublish: String!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ search, fairType, state, when, ids, ...view }, context) {
    const { role } = signedIn(context);
    if (fairType && !fairTypes.some((one) => one === fairType))
      throw badInput({ fairType: messages.choice(fairTypes) });
    if (state && !fairStates.some((one) => one === state))
      throw badInput({ state: messages.choice(fairStates) });
    if (when && !times.some((one) => one === when))
      throw badInput({ when: messages.choice(times) });
    return readTablePage(
      context.services.database.pool,
      {
        id: 'text',
        name: 'text',
        slug: 'text',
        fairType: 'text',
        startTime: 'timestamp',
        endTime: 'timestamp',
        timeZone: 'text',
        state: 'text',
        attendees: 'number',
        exhibitors: 'number',
        booths: 'number',
        boothsSent: 'number',
        publish: 'text',
        unpublish: 'text',
      },
      {
        sort: 'startTime',
        sorts,
        params: [
          context.world.now(),
          role === 'ADMINS' ? (fairType ?? null) : '6x6',
          containing(search),
          state ?? null,
          when ?? null,
          ids ?? null,
        ],
        rows: `select f.*, (select count(*)::int from fair_attendee where fair_id = f.id) as attendees,
            (select count(*)::int from fair_exhibitor where fair_id = f.id) as exhibitors,
            (select count(*)::int from fair_booth where fair_id = f.id) as booths,
            (select count(*)::int from fair_booth where fair_id = f.id and booth_sent) as "boothsSent"
          from (
            select id, name, slug, fair_type as "fairType", start_time as "startTime",
              end_time as "endTime", time_zone as "timeZone",
              case when cancelled_at is not null then 'cancelled'
                when published_at is null then 'draft'
                when end_time <= $1 then 'over'
                when start_time <= $1 then 'live' else 'coming' end as state,
              ${publishVerdictSql('fair', '$1')} as publish,
              ${unpublishVerdictSql('fair', '$1')} as unpublish
            from fair
            where ($2::text is null or fair_type = $2)
              and ($3::text is null or lower(name) like $3 or slug like $3)
              and ($5::text is null or (end_time > $1) = ($5 = 'coming'))
              and ($6::text[] is null or id::text = any($6))
          ) f where $4::text is null or f.state = $4`,
      },
      view,
    );
  },
});
