import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../../platform/database/read-rows.ts';
import { longestOver, stepStarts, type Step } from '../session-timeline.ts';

/** The schema type. */
export const answerTypes = `
  "A question from a session with a college’s answer. It doesn’t say who asked."
  type RecordedAnswer {
    question: String!
    "Null: the college answered it in the session."
    answer: String
    "For an answer in the session: seconds in the recording."
    atSecond: Float
  }`;

/** A question from a session, as one college answered it. */
export interface RecordedAnswer {
  readonly fairId: string;
  readonly session: number;
  readonly exhibitorId: string;
  readonly question: string;
  readonly answer: string | null;
  readonly atSecond: number | null;
}

/** More than a college answers in a session; those with the most votes come first. */
const mostOfEach = 20;

/**
 * What colleges answered in the sessions of fairs whose recordings are out. Left out is what a host
 * hid or hasn’t released.
 *
 * @param exhibitorIds null for all of them
 */
export async function readRecordedAnswers(
  on: Queryable,
  fairIds: readonly string[],
  exhibitorIds: readonly string[] | null,
): Promise<readonly RecordedAnswer[]> {
  if (fairIds.length === 0) return [];
  const rows = await readRows(on, {
    fairId: 'text',
    session: 'number',
    exhibitorId: 'text',
    question: 'text',
    answer: 'text?',
    answeredAt: 'timestamp',
    startedAt: 'timestamp?',
    steps: nullable(jsonOf<readonly Step[]>()),
    chapters: jsonOf<Chapters>(),
  })(
    `select "fairId", session, "exhibitorId", question, answer, "answeredAt", "startedAt", steps, chapters
     from (select r.fair_id as "fairId", r.session, a.exhibitor_id as "exhibitorId", q.body as question,
         a.body as answer, a.answered_at as "answeredAt", r.started_at as "startedAt",
         r.steps,
         public_recording_links(w) -> r.session::text -> 'chapters' as chapters,
         row_number() over (partition by a.exhibitor_id, r.id
           order by q.votes desc, a.answered_at, a.id) as place
       from session_run r
       join fair_webinar w on w.fair_id = r.fair_id
       join session_question q on q.run_id = r.id
       join session_answer a on a.question_id = q.id
       where r.fair_id = any($1::uuid[]) and ($2::uuid[] is null or a.exhibitor_id = any($2::uuid[]))
         and a.answered_at is not null and q.hidden_at is null
         and (q.held_for is null or q.held_for = 'words' and q.released_at is not null)
         and public_recording_links(w) ? r.session::text) one
     where place <= $3 order by "fairId", session, "exhibitorId", place`,
    [fairIds, exhibitorIds, mostOfEach],
  );
  return rows.map(({ answeredAt, startedAt, steps, chapters, ...answer }) => ({
    ...answer,
    atSecond:
      answer.answer === null && startedAt !== null && steps !== null
        ? placeOf(answeredAt.getTime(), { startedAt: startedAt.getTime(), steps }, chapters)
        : null,
  }));
}

type Chapters = readonly { readonly exhibitorId: string; readonly atSecond: number }[];

/**
 * Where a moment of a session is in its recording: as long after the chapter of the college that
 * spoke last, so that it holds for a recording that starts before or after the session.
 */
function placeOf(
  at: number,
  run: { readonly startedAt: number; readonly steps: readonly Step[] },
  chapters: Chapters,
): number | null {
  const steps = stepStarts(run);
  // Marked later: nothing tells when it was answered.
  if (at > (steps.at(-1)?.end ?? 0) + longestOver) return null;
  const turns = steps.flatMap(({ step: { exhibitorId, seconds }, start }) => {
    const chapter = chapters.find((one) => one.exhibitorId === exhibitorId);
    return chapter && seconds > 0 ? [{ start, atSecond: chapter.atSecond }] : [];
  });
  const turn = turns.findLast(({ start }) => start <= at) ?? turns[0];
  if (!turn) return null;
  const second = turn.atSecond + Math.round((at - turn.start) / 1000);
  return second < 0 ? null : second;
}
