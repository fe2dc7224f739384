import type { Queryable } from '../database/queryable.ts';
import type { Viewer } from '../model/viewer.ts';
import type { World } from '../world.ts';
import type { AuditAction } from './audit-actions.ts';

/** Something an admin did. */
export interface AuditedAction {
  /** The call, e.g. `updateCollege`. */
  readonly action: AuditAction;
  /** The entity it was done to, e.g. `College`. */
  readonly subject: string;
  readonly subjectId: string | null;
  /** Field names and ids of other records; nothing personal, because entries are permanent. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Whether what this viewer does is recorded. */
export const isAudited = ({ role }: Pick<Viewer, 'role'>): boolean =>
  role === 'ADMINS' || role === 'ADMINS6X6';

/** Records an admin's action, in the transaction of the action. Does nothing for other viewers. */
export function writeAuditEntry(
  tx: Queryable,
  world: World,
  by: Viewer,
  entry: AuditedAction,
): Promise<void> {
  return writeAuditEntries(tx, world, by, [entry]);
}

/** The same for several acts at once, in one statement. */
export async function writeAuditEntries(
  tx: Queryable,
  world: World,
  by: Viewer,
  entries: readonly AuditedAction[],
): Promise<void> {
  if (!isAudited(by) || entries.length === 0) return;
  const rows = entries.map(({ action, subject, subjectId, details = {} }) => ({
    id: world.newId(),
    action,
    subject,
    subjectId,
    details,
  }));
  await tx.query(
    `insert into audit_entry (id, at, account_id, action, subject, subject_id, details)
     select id, $1, $2, action, subject, "subjectId", details
     from jsonb_to_recordset($3) as x(id uuid, action text, subject text, "subjectId" uuid, details jsonb)`,
    [world.now(), by.id, JSON.stringify(rows)],
  );
}
