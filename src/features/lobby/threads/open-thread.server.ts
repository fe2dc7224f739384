import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound, Refusal } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { openBooth, type OpenBooth } from '../booth-page/open-booth.server.ts';

/** Someone who can read private threads of a booth: their own, or all of it as its rep. */
export interface ThreadReader {
  readonly booth: OpenBooth;
  readonly side: 'student' | 'college';
  readonly viewerId: string;
}

/** The thread's row. */
const threadRow = row({
  id: 'text',
  boothId: 'text',
  accountId: 'text',
  lastAt: 'timestamp',
  waitsSince: 'timestamp?',
});

/** A thread, for one of its two sides. */
export interface OpenThread extends ThreadReader {
  readonly thread: RowOf<typeof threadRow>;
}

/**
 * The caller's side in the private threads of a booth. Null for everyone who has none: parents,
 * counselors, other colleges, and admins, who read reported threads only.
 */
export async function findThreadReader(
  on: Queryable,
  viewer: Viewer | null,
  boothId: string,
): Promise<ThreadReader | null> {
  try {
    const booth = await openBooth(on, viewer, boothId);
    const side = viewer && sideOf(booth, viewer);
    return side && viewer.id !== null ? { booth, side, viewerId: viewer.id } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function sideOf({ standing, collegeId }: OpenBooth, { role }: Viewer): ThreadReader['side'] | null {
  if (standing.as === 'rep') return standing.collegeId === collegeId ? 'college' : null;
  const isStudent = standing.as === 'attendee' && standing.type === 'student';
  return isStudent && role === 'STUDENTS' ? 'student' : null;
}

/** A thread for one of its two sides; null for everyone else. */
export async function findThread(
  on: Queryable,
  viewer: Viewer | null,
  threadId: string,
): Promise<OpenThread | null> {
  const [thread] = isUuid(threadId)
    ? await readRows(on, threadRow)(
        `select id, booth_id as "boothId", account_id as "accountId", last_at as "lastAt",
           waits_since as "waitsSince"
         from thread where id = $1`,
        [threadId],
      )
    : [];
  const reader = thread && (await findThreadReader(on, viewer, thread.boothId));
  if (!reader) return null;
  const isTheirs = reader.side === 'college' || thread.accountId === reader.viewerId;
  return isTheirs ? { ...reader, thread } : null;
}

/**
 * A thread for one of its two sides.
 * @throws Refusal NOT_FOUND for everyone else
 */
export async function openThread(
  on: Queryable,
  viewer: Viewer | null,
  threadId: string,
): Promise<OpenThread> {
  const found = await findThread(on, viewer, threadId);
  if (!found) throw notFound();
  return found;
}
