import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { forbidden } from '../../../platform/model/refusal.ts';
import { openBooth } from '../booth-page/open-booth.server.ts';
import { refuseMuted } from '../refuse-muted.server.ts';
import { callRefusals as messages } from './call-refusals.messages.ts';
import type { CallServices } from './read-call.server.ts';
import { tendRooms } from './rooms/tend-rooms.server.ts';

/** `boothCallRule(boothId)`: how calls at a booth are held, for its reps and admins; else null. */
export const boothCallRule = operation<'boothCallRule', PeopleServices>({
  kind: 'Query',
  name: 'boothCallRule',
  field: `
  "Returns how calls at a booth are held. For reps of the booth and admins; null for everyone else."
  boothCallRule(boothId: ID!): BoothCallRule`,
  types: `
  "The way calls at a booth are held."
  type BoothCallRule {
    "Students are connected only while two reps are in the call."
    twoAdults: Boolean!
  }`,
  who: ['signedIn'],
  async resolve({ boothId }, context) {
    const { pool } = context.services.database;
    const booth = await openBooth(pool, signedIn(context), boothId);
    if (!booth.isStaff) return null;
    const rows = await readRows(pool, { twoAdults: 'boolean' })(
      'select two_adults as "twoAdults" from booth_call_rule where booth_id = $1',
      [booth.id],
    );
    return rows[0] ?? { twoAdults: false };
  },
});

/** `setBoothCallRule(boothId, twoAdults)`: a rep of the booth decides; calls in progress follow. */
export const setBoothCallRule = operation<'setBoothCallRule', CallServices>({
  kind: 'Mutation',
  name: 'setBoothCallRule',
  field: `
  "Sets whether students at a booth are connected only while two reps are in the call."
  setBoothCallRule(boothId: ID!, twoAdults: Boolean!): BoothCallRule!`,
  who: ['COLLEGES'],
  async resolve({ boothId, twoAdults }, context) {
    const { services } = context;
    const booth = await openBooth(services.database.pool, signedIn(context), boothId);
    const { standing, collegeId } = booth;
    if (standing.as !== 'rep' || standing.collegeId !== collegeId)
      throw forbidden(apiSentence(messages.othersRule));
    refuseMuted(booth);
    await services.writer.change((tx) =>
      tx.query(
        `insert into booth_call_rule (booth_id, two_adults) values ($1, $2)
         on conflict (booth_id) do update set two_adults = excluded.two_adults`,
        [booth.id, twoAdults],
      ),
    );
    await tendRooms(context);
    return { twoAdults };
  },
});
