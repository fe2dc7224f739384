import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';

/**
 * The linked student for whom a parent views a fair: the one specified, otherwise the first linked
 * student who is registered, otherwise the first linked student; null for everyone else.
 *
 * @throws Refusal NOT_FOUND for a student who isn't the caller's
 */
export async function studentOfVisit(
  on: Queryable,
  { role, holds }: Viewer,
  fairId: string,
  named: string | null,
): Promise<string | null> {
  const linked = role === 'PARENTS' ? (holds['student'] ?? []) : [];
  if (named !== null && !linked.includes(named)) throw notFound();
  return named ?? (await registeredOf(on, fairId, linked)) ?? linked[0] ?? null;
}

/** The first linked student who is registered for a fair; null when there is none. */
async function registeredOf(
  on: Queryable,
  fairId: string,
  linked: readonly string[],
): Promise<string | null> {
  if (linked.length < 2) return null;
  const rows = await readRows(on, { id: 'text' })(
    `select s.id from student s join fair_attendee t on t.user_id = s.user_id
     where t.fair_id = $1 and s.id = any($2::uuid[]) and not s.deleted
     order by array_position($2::uuid[], s.id) limit 1`,
    [fairId, linked],
  );
  return rows[0]?.id ?? null;
}
