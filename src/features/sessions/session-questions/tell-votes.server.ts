import { oneRow } from '../../../platform/database/one-row.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Change } from '../../../platform/events/feed.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type Jobs } from '../../../platform/jobs/jobs.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';

/** Milliseconds between two events of the votes for one question. */
const pause = 1_000;

/** Tells the votes for a question that came too soon after others. */
const votesJob = jobKind<{ readonly questionId: string }>({
  name: 'session-votes',
  isShown: false,
  parse(data) {
    const { questionId } = Object(data) as Record<string, unknown>;
    if (typeof questionId !== 'string' || !isUuid(questionId))
      throw new Error('This job names no question.');
    return { questionId };
  },
});

/** The handler of that job. */
export const voteJobs = ({
  pool,
  world,
}: {
  readonly pool: Queryable;
  readonly world: World;
}): readonly AnyJobHandler[] => [
  jobHandler({
    kind: votesJob,
    run: async ({ questionId }) =>
      void (await pool.query(
        `update session_question set votes_told = votes, votes_told_at = $2
         where id = $1 and votes_told <> votes`,
        [questionId, world.now()],
      )),
  }),
];

/**
 * Counts the votes for a locked question, and tells them unless that was done within the last second.
 * Else a job tells them, together with those that follow, also if this process is killed.
 */
export async function gatherVotes(
  tx: Queryable,
  { world, jobs }: { readonly world: World; readonly jobs: Pick<Jobs, 'enqueue'> },
  id: string,
): Promise<void> {
  const now = world.now();
  const { toldAt } = oneRow(
    await readRows(tx, { toldAt: 'timestamp?' })(
      'select votes_told_at as "toldAt" from session_question where id = $1',
      [id],
    ),
  );
  const next = (toldAt?.getTime() ?? -Infinity) + pause;
  const isDue = next <= now.getTime();
  const isPlanned = toldAt !== null && toldAt > now;
  const at = isDue ? now : isPlanned ? toldAt : new Date(next);
  const { rowCount } = await tx.query(
    `update session_question q set votes = v.votes, votes_told_at = $2,
       votes_told = case when $3 then v.votes else q.votes_told end
     from (select count(*)::int as votes from session_vote where question_id = $1) v
     where q.id = $1 and q.votes <> v.votes`,
    [id, at, isDue],
  );
  if (rowCount === 1 && !isDue && !isPlanned)
    await jobs.enqueue(tx, votesJob, { questionId: id }, { at, key: id });
}

/** The columns of a question that its votes change in the outbox. */
const ofVotes = 'votes_told';

/** Whether nothing but the votes for a question has changed. */
export function isOnlyVotes({ before, after }: Change): boolean {
  if (!before || !after || before[ofVotes] === after[ofVotes]) return false;
  return Object.keys(after).every(
    (column) =>
      column === ofVotes || JSON.stringify(before[column]) === JSON.stringify(after[column]),
  );
}

/** The votes for a question as they were told. */
export const votesIn = ({ id, after }: Change) => ({ id, votes: Number(after?.[ofVotes] ?? 0) });
