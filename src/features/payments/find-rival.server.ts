import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { Payments } from './payments.ts';
import { everyRecord } from './settled-fairs.server.ts';

/** What a college is about to pay, and by which record; absent when nothing is paid by card. */
interface Wanted {
  readonly collegeId: string | null;
  readonly fairIds: readonly string[];
  readonly subject?: string;
  readonly subjectId?: string;
}

/**
 * The id of an open checkout for another purchase of the same college that covers one of the same
 * fairs; null when there is none. Both could be paid, so it has to end before another payment for
 * these fairs.
 */
export async function findRival(
  tx: Queryable,
  parts: Pick<Payments, 'payables'>,
  { collegeId, fairIds, subject, subjectId }: Wanted,
): Promise<string | null> {
  if (collegeId === null || fairIds.length === 0) return null;
  const rows = await readRows(tx, { id: 'text' })(
    `select c.id from checkout c
     join (${everyRecord(parts)}) r on r.kind = c.subject and r.id::text = c.subject_id
     where c.state in ('made', 'open') and r.college_id = $1 and r.fair_ids && $2
       and (c.subject, c.subject_id) is distinct from ($3::text, $4::text)
     order by c.id limit 1`,
    [collegeId, fairIds, subject ?? null, subjectId ?? null],
  );
  return rows[0]?.id ?? null;
}
