import type { Queryable } from '../../platform/database/queryable.ts';
import type { PeopleCall, PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { conflict } from '../../platform/model/refusal.ts';
import { signedIn } from '../accounts/people-services.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { changeFair, lockFair, type LockedFair } from './lock-fair.server.ts';
import { apiSentence, type ApiSentence } from '../../platform/model/api-sentence.ts';
import { fairRefusals as messages } from './fair-refusals.messages.ts';

const whyNot: Readonly<Record<string, ApiSentence>> = {
  cancelled: apiSentence(messages.cancelled),
  over: apiSentence(messages.overMove),
  plan: apiSentence(messages.planFirst),
  sessions: apiSentence(messages.sessionsFirst),
};

/** `publishFair(...)`: makes a draft public, on the calendar and at its address. */
export const publishFair = operation<'publishFair', PeopleServices>({
  kind: 'Mutation',
  name: 'publishFair',
  field: `
  "Publishes a draft fair on the calendar and at its address."
  publishFair(fairId: ID!): Fair`,
  who: ['ADMINS'],
  async resolve({ fairId }, context, records) {
    await context.services.writer.change(async (tx) => {
      const verdict = await publishHeld(tx, context, await lockFair(tx, context, fairId));
      const problem = whyNot[verdict];
      if (problem) throw conflict(problem);
    });
    return records?.get(signedIn(context), fairId) ?? null;
  },
});

/**
 * Publishes a locked fair, if possible.
 * @param details extra fields of the audit log entry
 * @returns `can` after publishing, or why it can't be published
 */
export async function publishHeld(
  tx: Queryable,
  context: PeopleCall,
  fair: LockedFair,
  {
    at = context.world.now(),
    details = {},
  }: { readonly at?: Date; readonly details?: object } = {},
): Promise<string> {
  const rows = await readRows(tx, { verdict: 'text' })(
    `select ${publishVerdictSql('f', '$2')} as verdict from fair f where f.id = $1`,
    [fair.id, context.world.now()],
  );
  const verdict = rows[0]?.verdict ?? '';
  if (verdict === 'can')
    await changeFair(tx, context, fair, 'publishFair', { publishedAt: at.toISOString() }, details);
  return verdict;
}

/** SQL: whether the fair with this id has a session, required unless the fair has booths. */
export const hasSessionsSql = (id: string): string => `exists (
  select from fair_webinar w where w.fair_id = ${id} and jsonb_array_length(w.details -> 'sessions') > 0)`;

/** SQL: `can` if the fair in a row can be published at a time, otherwise why not. */
export const publishVerdictSql = (fair: string, now: string): string => `case
  when ${fair}.published_at is not null then 'published'
  when ${fair}.cancelled_at is not null then 'cancelled'
  when ${fair}.end_time <= ${now} then 'over'
  when ${fair}.fair_type = 'booth' or ${hasSessionsSql(`${fair}.id`)} then 'can'
  when ${fair}.fair_type = '6x6' then 'plan' else 'sessions' end`;
