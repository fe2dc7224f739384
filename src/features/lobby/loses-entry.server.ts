import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { Change } from '../../platform/events/feed.ts';
import type { Viewer } from '../../platform/model/viewer.ts';
import { exclusionTopic, isAboutExcluded, isOf, isOfCollege } from './access-changes.ts';

/**
 * Whether a change that may end access (`takesEntry`) can concern this person. Cheap: it runs for
 * everyone at the fair. For parents, the registration alone can't tell.
 */
export function mayLoseEntry(viewer: Viewer, change: Change): boolean {
  const { topic, before, after } = change;
  if (topic === exclusionTopic) return isAboutExcluded(change, viewer);
  if (topic !== 'FairAttendee') return isOfCollege(before, viewer) && isOut(change);
  if (isOf(before, viewer)) return !isOf(after, viewer);
  return viewer.role === 'PARENTS' && (viewer.holds['student'] ?? []).length > 0;
}

/** The same, conclusively. */
export async function losesEntry(on: Queryable, viewer: Viewer, change: Change): Promise<boolean> {
  if (change.topic !== 'FairAttendee' || isOf(change.before, viewer)) return true;
  const linked = viewer.holds['student'] ?? [];
  return (await studentsOf(on, change)).some((id) => linked.includes(id));
}

/** A college's exhibit is gone with its last payment: payments in progress count. */
const isOut = ({ topic, after }: Change): boolean =>
  topic === 'FairBooth' ||
  after === null ||
  ['failed', 'refunded'].includes(String(after['payment_status']));

const studentsByChange = new WeakMap<Change, Promise<readonly string[]>>();

/** The students whose registration has changed; read once for all parents at the fair. */
function studentsOf(on: Queryable, change: Change): Promise<readonly string[]> {
  const found = studentsByChange.get(change) ?? readStudents(on, change.before?.['user_id']);
  studentsByChange.set(change, found);
  return found;
}

async function readStudents(on: Queryable, accountId: unknown): Promise<readonly string[]> {
  if (typeof accountId !== 'string') return [];
  const rows = await readRows(on, { id: 'text' })('select id from student where user_id = $1', [
    accountId,
  ]);
  return rows.map(({ id }) => id);
}
