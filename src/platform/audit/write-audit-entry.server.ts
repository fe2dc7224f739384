import type { Queryable } from '../database/queryable.ts';
import type { Viewer } from '../model/viewer.ts';
import type { World } from '../world.ts';

/** Something an admin did. */
export interface AuditedAction {
  /** The call, e.g. `updateCollege`. */
  readonly action: string;
  /** The noun it was made on, e.g. `College`. */
  readonly subject: string;
  readonly subjectId: string | null;
  /** Names of fields, ids of further records: nothing personal, for this is kept for good. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Whether what this viewer does is recorded. */
export const isAudited = ({ role }: Pick<Viewer, 'role'>): boolean =>
  role === 'ADMINS' || role === 'ADMINS6X6';

/**
 * Records what an admin does, in the transaction in which it is done; for anybody else it does
 * nothing.
 */
export async function writeAuditEntry(
  tx: Queryable,
  world: World,
  by: Viewer,
  { action, subject, subjectId, details = {} }: AuditedAction,
): Promise<void> {
  if (!isAudited(by)) return;
  await tx.query(
    `insert into audit_entry (id, at, account_id, action, subject, subject_id, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [world.newId(), world.now(), by.id, action, subject, subjectId, JSON.stringify(details)],
  );
}
