import type { Queryable } from '../platform/database/queryable.ts';
import type { PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';
import { conflict } from '../platform/model/refusal.ts';
import { signedIn } from '../accounts/people-services.ts';
import { changeFair, holdFair, timeOf } from './hold-fair.server.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { fairRefusals as said } from './fair-refusals.words.ts';

/** `publishFair(...)`: a draft becomes public, in the calendar and at its address. */
export const publishFair = operation<{ readonly fairId: string }, PeopleServices>({
  kind: 'Mutation',
  name: 'publishFair',
  field: 'publishFair(fairId: ID!): Fair',
  who: ['ADMINS'],
  async resolve({ fairId }, context, records) {
    const now = context.world.now();
    await context.services.writer.change(async (tx) => {
      const fair = await holdFair(tx, context, fairId);
      if (timeOf(fair, 'publishedAt')) return;
      if (timeOf(fair, 'cancelledAt')) throw conflict(apiSentence(said.cancelled));
      if ((timeOf(fair, 'endTime') ?? now) <= now) throw conflict(apiSentence(said.overMove));
      const { fairType } = fair.record;
      if (fairType !== 'booth' && !(await hasSessions(tx, fairId)))
        throw conflict(apiSentence(fairType === '6x6' ? said.planFirst : said.sessionsFirst));
      await changeFair(tx, context, fair, 'publishFair', { publishedAt: now.toISOString() });
    });
    return records?.get(signedIn(context), fairId) ?? null;
  },
});

/** SQL: whether the fair with this id has a session, without which only fairs with booths are published. */
export const hasSessionsSql = (id: string): string => `exists (
  select from fair_webinar w where w.fair_id = ${id} and jsonb_array_length(w.details -> 'sessions') > 0)`;

async function hasSessions(tx: Queryable, fairId: string): Promise<boolean> {
  const { rowCount } = await tx.query(`select where ${hasSessionsSql('$1')}`, [fairId]);
  return rowCount === 1;
}
