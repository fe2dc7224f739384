import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { messages } from '../platform/model/messages.ts';
import { badInput } from '../platform/model/refusal.ts';
import { snakeCase } from '../platform/store/naming.ts';
import { containing, readTablePage, type TableView } from '../platform/store/table-page.server.ts';
import { readinessFlags, readinessViews } from './readiness-flags.ts';

interface Args extends TableView {
  readonly fairId: string;
  readonly show?: string | null;
  readonly search?: string | null;
}

const sorts = {
  name: 'lower(t.name)',
  done: 't.done',
  ...Object.fromEntries(readinessFlags.map((flag) => [flag, `t."${flag}"`])),
};

/** What has to be there before a booth goes on the floor; a camera need not. */
const needed = 'b.paid and b.booth_ready and b.questions_answered and b.chat_ready';

/** `manageReadiness(...)`: how far each booth of a fair is, with the flags of its checklist. */
export const manageReadiness = operation<Args, PeopleServices>({
  kind: 'Query',
  name: 'manageReadiness',
  field: `manageReadiness(fairId: ID!, show: String, search: String, sort: String, descending: Boolean, page: Int): ReadinessPage!`,
  types: `
  type ReadinessPage { items: [BoothReadiness!]! total: Int! }
  "How far a booth is."
  type BoothReadiness {
    "Of the booth."
    id: ID!
    collegeId: ID!
    name: String!
    ${readinessFlags.map((flag) => `${flag}: Boolean!`).join(' ')}
    "How many of them are there."
    done: Int!
    "Paid, filled in, questions answered and a rep who passed the chat check."
    isReady: Boolean!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId, show, search, ...view }, context) {
    const { role } = signedIn(context);
    if (show && !readinessViews.some((one) => one === show))
      throw badInput({ show: messages.choice(readinessViews) });
    if (!isUuid(fairId)) return { items: [], total: 0 };
    const columns = readinessFlags.map((flag) => `b.${snakeCase(flag)} as "${flag}"`);
    const done = readinessFlags.map((flag) => `b.${snakeCase(flag)}::int`);
    return readTablePage(
      context.services.database.pool,
      {
        sort: 'name',
        sorts,
        params: [fairId, role === 'ADMINS', containing(search), show ?? 'all'],
        rows: `select b.id, b.college_id as "collegeId", c.name, ${columns.join(', ')},
            ${done.join(' + ')} as done, ${needed} as "isReady"
          from fair_booth b join college c on c.id = b.college_id join fair f on f.id = b.fair_id
          where b.fair_id = $1 and ($2 or f.fair_type = '6x6')
            and ($3::text is null or c.name_lower like $3)
            and case $4 when 'missing' then not (${needed}) and not b.booth_sent
              when 'ready' then ${needed} and not b.booth_sent
              when 'sent' then b.booth_sent else true end`,
      },
      view,
    );
  },
});
