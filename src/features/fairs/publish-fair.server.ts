import {
  signedIn,
  type PeopleCall,
  type SignedIn,
  type PeopleServices,
} from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Values } from '../../platform/model/entity.ts';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.server.ts';
import { lockRecord } from '../../platform/store/lock-record.server.ts';
import { changeRecord } from '../../platform/store/insert-records.server.ts';
import { changedFields } from '../../platform/store/prepare-input.ts';
import { Fair } from './fair.entity.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { conflict } from '../../platform/model/refusal.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { apiSentence, type ApiSentence } from '../../platform/model/api-sentence.ts';
import { fairRefusals as messages } from './admin-fairs.messages.ts';

/** A fair being changed by an admin: locked until the transaction ends. */
export interface LockedFair {
  readonly by: SignedIn;
  readonly id: string;
  readonly record: Values;
}

/**
 * Locks a fair for an admin.
 * @throws Refusal NOT_FOUND or FORBIDDEN for callers who can't change it
 */
export async function lockFair(tx: Queryable, call: PeopleCall, id: string): Promise<LockedFair> {
  const by = signedIn(call);
  return { by, id, record: await lockRecord(tx, call.services.reader, by, Fair, id) };
}

/**
 * Changes a locked fair under the entity's rules, and logs who did it, with `details`.
 * @throws Refusal BAD_USER_INPUT
 */
export async function changeFair(
  tx: Queryable,
  { world }: PeopleCall,
  { by, id, record }: LockedFair,
  action: AuditAction,
  input: Values,
  details: object = {},
): Promise<void> {
  const changes = changedFields(Fair, input, by, world.now(), record);
  await changeRecord(tx, world, Fair, id, changes);
  await writeAuditEntry(tx, world, by, {
    action,
    subject: 'Fair',
    subjectId: id,
    details: { fields: Object.keys(input), ...details },
  });
}

/** A time of a locked fair; null if unset. */
export function timeOf({ record }: LockedFair, field: string): Date | null {
  const value = record[field];
  return typeof value === 'string' || value instanceof Date ? new Date(value) : null;
}

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
