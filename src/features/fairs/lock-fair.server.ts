import { signedIn, type PeopleCall, type SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Values } from '../../platform/model/entity.ts';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.server.ts';
import { lockRecord } from '../../platform/store/lock-record.server.ts';
import { changeRecord } from '../../platform/store/insert-records.server.ts';
import { changedFields } from '../../platform/store/prepare-input.ts';
import { Fair } from './fair.entity.ts';

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
