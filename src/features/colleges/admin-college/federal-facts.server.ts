import type { PeopleServices } from '../../accounts/people-services.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';

/** `federalFacts(...)`: what the last federal import wrote into a college, for ADMINS. */
export const federalFacts = operation<'federalFacts', PeopleServices>({
  kind: 'Query',
  name: 'federalFacts',
  field: `
  "Returns what the last import of the federal files wrote into a college, for admins."
  federalFacts(collegeId: ID!): FederalFacts`,
  types: `
  "The values the last federal import wrote into a college and its profile."
  type FederalFacts {
    "By the names of the fields of College and CollegeProfile."
    values: JSON!
  }`,
  who: ['ADMINS'],
  async resolve({ collegeId }, { services }) {
    const rows = isUuid(collegeId)
      ? await readRows(services.database.pool, { values: jsonOf<object>() })(
          `select i.values from college_import i
           join college c on c.id = i.college_id and c.unit_id = i.unit_id where c.id = $1`,
          [collegeId],
        )
      : [];
    return rows[0] ?? null;
  },
});
