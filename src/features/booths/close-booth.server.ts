import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.server.ts';
import { transaction } from '../../platform/database/transaction.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { checkValues } from '../../platform/model/check-values.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { notFound } from '../../platform/model/refusal.ts';
import { closingFields } from './closing-fields.ts';
import { oneRow } from '../../platform/database/one-row.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/** The topic for changes of closed booths; each id is that of the booth. */
export const closingTopic = 'BoothClosing';

/** `closeBooth(...)`: closes a published booth temporarily. Closing it again updates the reason. */
export const closeBooth = operation<'closeBooth', PeopleServices>({
  kind: 'Mutation',
  name: 'closeBooth',
  field: `
  "Closes a published booth for now: it can be read, but no one can post. The reason is shown to visitors."
  closeBooth(id: ID!, reason: String): BoothClosed!`,
  types: `
  "The closing of a booth."
  type BoothClosed {
    at: DateTime!
    "What visitors read."
    reason: String
  }`,
  who: ['ADMINS'],
  async resolve({ id, reason }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const values = checkValues(closingFields, { reason: reason?.trim() || null }, world.now());
    return transaction(services.database.pool, async (tx) => {
      // Waits for messages in flight at the booth, which are then sent before it closes.
      const fairId = await lockPublished(tx, id);
      const rows = await readRows(tx, { at: 'timestamp', reason: 'text?' })(
        `insert into booth_closing (id, fair_id, reason, closed_at) values ($1, $2, $3, $4)
         on conflict (id) do update set reason = excluded.reason
         returning closed_at as at, reason`,
        [id, fairId, values['reason'] ?? null, world.now()],
      );
      await writeAuditEntry(tx, world, by, {
        action: 'closeBooth',
        subject: 'FairBooth',
        subjectId: id,
        details: { withReason: values['reason'] != null },
      });
      return oneRow(rows);
    });
  },
});

/** `reopenBooth(id)`: reopens a closed booth; false if it is open. */
export const reopenBooth = operation<'reopenBooth', PeopleServices>({
  kind: 'Mutation',
  name: 'reopenBooth',
  field: `
  "Reopens a closed booth. False if it is open already."
  reopenBooth(id: ID!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ id }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    return transaction(services.database.pool, async (tx) => {
      await lockPublished(tx, id);
      const { rowCount } = await tx.query('delete from booth_closing where id = $1', [id]);
      if (!rowCount) return false;
      await writeAuditEntry(tx, world, by, {
        action: 'reopenBooth',
        subject: 'FairBooth',
        subjectId: id,
        details: {},
      });
      return true;
    });
  },
});

/**
 * Locks a published booth; returns its fair.
 * @throws Refusal NOT_FOUND if there is none
 */
async function lockPublished(tx: Queryable, id: string): Promise<string> {
  const [booth] = isUuid(id)
    ? await readRows(tx, { fairId: 'text' })(
        'select fair_id as "fairId" from fair_booth where id = $1 and booth_sent for update',
        [id],
      )
    : [];
  if (!booth) throw notFound();
  return booth.fairId;
}
