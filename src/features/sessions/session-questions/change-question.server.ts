import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { openRoom, type OpenRoom } from '../room/open-room.server.ts';
import { isHeld, readQuestion, type Question } from './read-questions.server.ts';

/** A question, locked, and the room in which it was asked. */
export interface LockedQuestion {
  readonly room: OpenRoom;
  readonly id: string;
  readonly authorId: string;
  readonly exhibitorId: string | null;
}

/**
 * Locks a question that someone sees, for a change; of one that is merged, the one that asks the
 * same.
 * @throws Refusal NOT_FOUND
 */
export async function lockQuestion(
  tx: Queryable,
  viewer: Viewer & { readonly id: string },
  id: string,
  now: Date,
): Promise<LockedQuestion> {
  if (!isUuid(id)) throw notFound();
  const [asked] = await readRows(tx, { runId: 'text' })(
    'select run_id as "runId" from session_question where id = $1',
    [id],
  );
  if (!asked) throw notFound();
  // Before the lock, which others who vote wait for.
  const room = await openRoom(tx, viewer, asked, now);
  const [found] = await readRows(tx, {
    id: 'text',
    authorId: 'text',
    exhibitorId: 'text?',
    isShown: 'boolean',
  })(
    `select q.id, q.author_id as "authorId", q.exhibitor_id as "exhibitorId",
       q.hidden_at is null and not (${isHeld}) as "isShown"
     from session_question q
     where q.id = (select coalesce(merged_into, id) from session_question where id = $1)
     for update`,
    [id],
  );
  if (!found || (!found.isShown && room.as !== 'HOST')) throw notFound();
  const { isShown: _, ...question } = found;
  return { room, ...question };
}

/** The colleges of a session, to which questions go. */
export const isAsked = ({ session, run }: OpenRoom, exhibitorId: string): boolean =>
  [...session.exhibitors, ...run.steps].some((one) => one.exhibitorId === exhibitorId);

/** Counts the votes for a locked question, and tells them. */
export async function countVotes(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update session_question q set votes = v.votes, votes_told = v.votes
     from (select count(*)::int as votes from session_vote where question_id = $1) v
     where q.id = $1 and q.votes <> v.votes`,
    [id],
  );
}

/** A locked question after a change, for who made it. */
export async function readChanged(
  tx: Queryable,
  { room, id }: Pick<LockedQuestion, 'room' | 'id'>,
  viewerId: string,
): Promise<Question> {
  const question = await readQuestion(tx, { viewerId, isHost: room.as === 'HOST' }, id);
  if (!question) throw notFound();
  return question;
}
