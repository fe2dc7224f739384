import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { leadRows } from '../lead-work/lead-rows.ts';

/** Names in one answer. */
const most = 200;

/** `leadsHere(boothId)`: the visitors of a booth who share with its college, by name. */
export const leadsHere = operation<'leadsHere', PeopleServices>({
  kind: 'Query',
  name: 'leadsHere',
  field: `
  "Lists the leads of the caller’s college who are at its booth now, by name, 200 at most. Empty for everyone else."
  leadsHere(boothId: ID!): [LeadHere!]!`,
  types: `
  "A lead who is at the booth now."
  type LeadHere { id: ID! name: String! }`,
  who: ['COLLEGES'],
  async resolve({ boothId }, context) {
    if (!isUuid(boothId)) return [];
    const { services, world } = context;
    return readRows(services.database.pool, { id: 'text', name: 'text' })(
      `select w.id, trim(w."firstName" || ' ' || w."lastName") as name from (${leadRows}) w
       where w.id in (
         select s.id from presence p join fair_booth b on b.id = p.room_id
         join sharing s on s.college_id = b.college_id and s.account_id = p.account_id
         where p.room_id = $3)
       order by lower(w."lastName"), lower(w."firstName"), w.id limit ${most}`,
      [signedIn(context).id, world.now(), boothId],
    );
  },
});
