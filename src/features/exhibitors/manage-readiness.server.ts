import type { PeopleServices } from '../accounts/people-services.ts';
import { readTableOfFair } from '../fairs/fair-organizers.server.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import { badInput } from '../../platform/model/refusal.ts';
import { snakeCase } from '../../platform/store/naming.ts';
import { rowsPerPage } from '../../platform/store/table-page.server.ts';
import { mostExhibitors } from './exhibitor-filters.ts';
import { readinessFlags, readinessViews } from './readiness/readiness-flags.ts';

const sorts = {
  name: 'lower(t.name)',
  done: 't.done',
  ...Object.fromEntries(readinessFlags.map((flag) => [flag, `t."${flag}"`])),
};

/** SQL: whether a booth, the row of that alias, has everything required for publishing. */
export const isReadySql = (b: string): string =>
  `${b}.paid and ${b}.booth_ready and ${b}.questions_answered and ${b}.chat_ready`;

/** SQL: a booth's readiness (the row of that alias), as one of `boothFilters`. */
export const boothStateSql = (b: string): string =>
  `case when ${b}.id is null then 'none' when ${b}.booth_sent then 'published'
     when ${isReadySql(b)} then 'ready' else 'missing' end`;

const needed = isReadySql('one');

/** `manageReadiness(...)`: the readiness of each booth of a fair, with its checklist flags. */
export const manageReadiness = operation<'manageReadiness', PeopleServices>({
  kind: 'Query',
  name: 'manageReadiness',
  field: `
  "Lists the booths of a fair with their checklist, for organizers."
  manageReadiness(
    fairId: ID!
    "${readinessViews.join(', ')}."
    show: String
    search: String
    sort: String
    descending: Boolean
    page: Int
    "Only these booths."
    ids: [ID!]
    "Default ${rowsPerPage}, maximum ${mostExhibitors}."
    limit: Int
  ): ReadinessPage!`,
  types: `
  "A page of booths with their checklist."
  type ReadinessPage { items: [BoothReadiness!]! total: Int! }
  "The checklist of a booth."
  type BoothReadiness {
    "ID of the booth."
    id: ID!
    collegeId: ID!
    "The college's registration at the fair."
    exhibitorId: ID
    name: String!
    ${readinessFlags.map((flag) => `${flag}: Boolean!`).join(' ')}
    "How many of them are there."
    done: Int!
    "Paid, filled in, questions answered and a rep who passed the chat check."
    isReady: Boolean!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve({ ids, limit, ...args }, context) {
    const { show } = args;
    if (show && !readinessViews.some((one) => one === show))
      throw badInput({ show: messages.choice(readinessViews) });
    const flags = readinessFlags.map((flag) => `one.${snakeCase(flag)} as "${flag}"`);
    const done = readinessFlags.map((flag) => `one.${snakeCase(flag)}::int`);
    return readTableOfFair(args, context, {
      sorts,
      perPage: Math.min(Math.max(limit ?? rowsPerPage, 1), mostExhibitors),
      columns: {
        id: 'text',
        collegeId: 'text',
        exhibitorId: 'text?',
        name: 'text',
        paid: 'boolean',
        boothReady: 'boolean',
        questionsAnswered: 'boolean',
        chatReady: 'boolean',
        boothSent: 'boolean',
        leadsSent: 'boolean',
        done: 'number',
        isReady: 'boolean',
      },
      shown: `one.id, one.college_id as "collegeId", (select e.id from fair_exhibitor e
          where e.fair_id = one.fair_id and e.college_id = one.college_id
          order by e.id limit 1) as "exhibitorId", c.name, ${flags.join(', ')},
        ${done.join(' + ')} as done, ${needed} as "isReady"`,
      from: 'fair_booth one join college c on c.id = one.college_id',
      searched: ['c.name_lower'],
      where: `case $4 when 'missing' then not (${needed}) and not one.booth_sent
        when 'ready' then ${needed} and not one.booth_sent
        when 'sent' then one.booth_sent else true end
        and ($5::uuid[] is null or one.id = any($5))`,
      params: [show ?? 'all', ids ? ids.filter((id) => isUuid(id)) : null],
    });
  },
});
