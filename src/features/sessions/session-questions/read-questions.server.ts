import { studentName } from '../../lobby/student-name.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';

/** The schema types. */
export const questionTypes = `
  "The visibility of a question."
  enum SessionQuestionState {
    "Everyone in the session sees it."
    SHOWN
    "A host looks at it first; until then only its author sees it."
    HELD
    "A host has hidden it; only hosts see it."
    HIDDEN
  }
  "A college’s claim of a question, and its answer."
  type SessionAnswer {
    exhibitorId: ID!
    "The rep who has claimed or answered it; null if a host marked it, and of a rep who has left."
    claimedBy: String
    "Null: not answered yet."
    answeredAt: DateTime
    "Null of an answer given in the session."
    text: String
  }
  "A question in a session, to one college or to all."
  type SessionQuestion {
    id: ID!
    body: String!
    "Null: to all colleges of the session."
    exhibitorId: ID
    "First name and initial of a student; null of everyone else."
    name: String
    isMine: Boolean!
    votes: Int!
    "Whether the caller has voted for it; null in live updates, which many share."
    iVoted: Boolean
    state: SessionQuestionState!
    "The question that asks the same; its answers are shown here, too."
    mergedInto: ID
    createdAt: DateTime!
    answers: [SessionAnswer!]!
  }`;

/** A question as someone sees it. */
export type Question = SchemaObject<'SessionQuestion'> & { readonly exhibitorId: string | null };

/** The reader of questions. */
export interface QuestionReader {
  /** Null: many people, who see the same. */
  readonly viewerId: string | null;
  readonly isHost: boolean;
}

const questionRow = row({
  id: 'text',
  body: 'text',
  exhibitorId: 'text?',
  authorId: 'text',
  isStudent: 'boolean',
  firstName: 'text?',
  lastName: 'text?',
  votes: 'number',
  iVoted: 'boolean',
  isHidden: 'boolean',
  isHeld: 'boolean',
  mergedInto: 'text?',
  createdAt: 'timestamp',
  answers: jsonOf<
    readonly {
      readonly exhibitorId: string;
      readonly claimedBy: string | null;
      /** Milliseconds. */
      readonly answeredAt: number | null;
      readonly text: string | null;
    }[]
  >(),
});

/** SQL: whether a host still has to look at the question `q`. */
export const isHeld = 'q.held_for is not null and q.released_at is null';

/** SQL: the questions, as the reader `$1` sees them. */
const questions = `select q.id, q.body, q.exhibitor_id as "exhibitorId", q.author_id as "authorId",
    a.user_type = 'student' as "isStudent",
    coalesce(s.first_name, t.first_name) as "firstName",
    coalesce(s.last_name, t.last_name) as "lastName", q.votes,
    exists (select from session_vote v where v.question_id = q.id and v.account_id = $1) as "iVoted",
    q.hidden_at is not null as "isHidden", ${isHeld} as "isHeld", q.merged_into as "mergedInto",
    q.created_at as "createdAt",
    coalesce((select jsonb_agg(jsonb_build_object('exhibitorId', n.exhibitor_id,
        'claimedBy', (select nullif(trim(p.first_name || ' ' || p.last_name), '')
          from college_rep p where p.user_id = n.rep_id limit 1),
        'answeredAt', extract(epoch from n.answered_at) * 1000, 'text', n.body)
        order by n.answered_at, n.id)
      from session_answer n where n.question_id = coalesce(q.merged_into, q.id)), '[]') as answers
  from session_question q join session_run r on r.id = q.run_id
  join account a on a.id = q.author_id
  left join lateral (select first_name, last_name from student
    where user_id = q.author_id and first_name <> '' limit 1) s on true
  left join lateral (select first_name, last_name from fair_attendee
    where s.first_name is null and fair_id = r.fair_id and user_id = q.author_id
    order by created_at limit 1) t on true`;

/** SQL: whether the reader (`$1`; `$2`: a host) sees the question `q`. */
const isSeen = `($2 or q.hidden_at is null
  and (q.author_id = $1 or not (${isHeld}) and q.merged_into is null))`;

/** The most questions that are read at once: those with the most votes, the reader's own, and what hosts have to look at. */
const mostQuestions = 300;

/** The questions in a session, those with the most votes first. */
export async function readQuestions(
  on: Queryable,
  { viewerId, isHost }: QuestionReader,
  runId: string,
): Promise<Question[]> {
  const rows = await readRows(
    on,
    questionRow,
  )({
    name: 'session-questions',
    text: `select * from (${questions} where q.run_id = $3 and ${isSeen}
        order by coalesce(q.author_id = $1, false) desc,
          -- What hosts have to look at has no votes.
          $2 and (q.hidden_at is not null or q.held_for is not null and q.released_at is null) desc,
          q.votes desc, q.created_at, q.id
        limit ${mostQuestions}) found
      order by votes desc, "createdAt", id`,
    values: [viewerId, isHost, runId],
  });
  return rows.map((one) => seenBy(one, viewerId));
}

/** One question as it is now; null if it’s gone, or this reader doesn’t see it. */
export async function readQuestion(
  on: Queryable,
  { viewerId, isHost }: QuestionReader,
  id: string,
): Promise<Question | null> {
  const [one] = await readRows(
    on,
    questionRow,
  )({
    name: 'session-question',
    text: `${questions} where q.id = $3 and ${isSeen}`,
    values: [viewerId, isHost, id],
  });
  return one ? seenBy(one, viewerId) : null;
}

/** The question that someone has asked with a key; null if there is none. */
export async function readAsked(
  on: Queryable,
  viewerId: string,
  { runId, clientKey }: { readonly runId: string; readonly clientKey: string },
): Promise<Question | null> {
  const [one] = await readRows(on, questionRow)(
    `${questions} where q.author_id = $1 and q.run_id = $2 and q.client_key = $3`,
    [viewerId, runId, clientKey],
  );
  return one ? seenBy(one, viewerId) : null;
}

/** Someone’s own questions at a fair, by session, and the colleges of the session in their order. */
export async function readOwnQuestions(on: Queryable, viewerId: string, fairId: string) {
  const rows = await readRows(on, {
    ...questionRow,
    session: 'number',
    title: 'text?',
    colleges: 'text[]',
  })(
    `select own.*, r.session, plan.title, coalesce(plan.colleges, '{}') as colleges
     from (${questions} where r.fair_id = $2 and q.author_id = $1 and q.hidden_at is null) own
     join session_question q on q.id = own.id join session_run r on r.id = q.run_id
     left join lateral (select s.one ->> 'title' as title, array(select x.one ->> 'exhibitorId'
           from jsonb_array_elements(s.one -> 'exhibitors') as x(one)
           order by (x.one ->> 'position')::int) as colleges
         from fair_webinar w, jsonb_array_elements(public_webinar_details(w) -> 'sessions') as s(one)
         where w.fair_id = r.fair_id and (s.one ->> 'number')::int = r.session limit 1) plan on true
     order by r.session, own."createdAt", own.id`,
    [viewerId, fairId],
  );
  return rows.map(({ session, title, colleges, ...one }) => ({
    session,
    title,
    colleges,
    question: seenBy(one, viewerId),
  }));
}

function seenBy(row: RowOf<typeof questionRow>, viewerId: string | null): Question {
  const { authorId, isStudent, firstName, lastName, isHidden, isHeld: held, ...rest } = row;
  return {
    ...rest,
    name: isStudent ? studentName(firstName, lastName) : null,
    isMine: authorId === viewerId,
    iVoted: viewerId === null ? null : row.iVoted,
    state: isHidden ? 'HIDDEN' : held ? 'HELD' : 'SHOWN',
    answers: row.answers.map(({ answeredAt, ...answer }) => ({
      ...answer,
      answeredAt: answeredAt === null ? null : new Date(answeredAt),
    })),
  };
}
