import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';

const answeredQuestionRow = row({
  /** Null for private messages: what they say stays in their thread. */
  question: 'text?',
  college: 'text',
  boothId: 'text',
  fair: 'text',
  slug: 'text',
});

/** A person's question that a college answered. */
export type AnsweredQuestion = RowOf<typeof answeredQuestionRow>;

/** The person who asked, and the answers. */
export interface AnswersForOne {
  readonly email: string;
  readonly locale: string | null;
  /** Has privacy switches. */
  readonly isStudent: boolean;
  /** The oldest answer first. */
  readonly answered: readonly AnsweredQuestion[];
}

/** Hours after which an answer is too old to email, after downtime. */
const worthHours = 24;

/** SQL: whether someone is at a booth. */
const isPresent = (booth: string, account: string): string => `exists (
  select from presence p join presence_process x on x.id = p.process_id
  where p.room_id = ${booth} and p.account_id = ${account}
    and x.seen_at > clock_timestamp() - interval '1 minute')`;

/**
 * Records in the caller's transaction that a question was answered, unless the person who asked is
 * at the booth and reads it there. Returns the account to notify; null for none.
 */
export async function noteAnswer(
  tx: Queryable,
  questionId: string,
  now: Date,
): Promise<string | null> {
  const rows = await readRows(tx, { accountId: 'text' })(
    `with asked as (
       select q.id, q.author_id from booth_message q
       where q.id = $1 and q.author_id is not null and q.author_as <> 'rep'
         and not ${isPresent('q.booth_id', 'q.author_id')}
     ), noted as (
       insert into answer_notice (question_id, answered_at) select id, $2 from asked
       on conflict (question_id) do update set answered_at = excluded.answered_at, waits = true
       returning question_id
     )
     select a.author_id as "accountId" from asked a join noted n on n.question_id = a.id`,
    [questionId, now],
  );
  return rows[0]?.accountId ?? null;
}

/**
 * The same for an answer in a private thread, to its student: unless they are at the booth. Returns
 * the account to notify; null for none.
 */
export async function notePrivateAnswer(
  tx: Queryable,
  threadId: string,
  now: Date,
): Promise<string | null> {
  const rows = await readRows(tx, { accountId: 'text' })(
    `with asked as (
       select t.id, t.account_id from thread t where t.id = $1 and not ${isPresent('t.booth_id', 't.account_id')}
     ), noted as (
       insert into thread_notice (thread_id, answered_at) select id, $2 from asked
       on conflict (thread_id) do update set answered_at = excluded.answered_at, waits = true
       returning thread_id
     )
     select a.account_id as "accountId" from asked a join noted n on n.thread_id = a.id`,
    [threadId, now],
  );
  return rows[0]?.accountId ?? null;
}

/** When someone was last notified of answers; null for never. */
export async function lastToldOf(tx: Queryable, accountId: string): Promise<Date | null> {
  const rows = await readRows(tx, { toldAt: 'timestamp?' })(
    `select greatest(
       (select max(n.told_at) from booth_message q
        join answer_notice n on n.question_id = q.id where q.author_id = $1),
       (select max(n.told_at) from thread t
        join thread_notice n on n.thread_id = t.id where t.account_id = $1)) as "toldAt"`,
    [accountId],
  );
  return rows[0]?.toldAt ?? null;
}

/**
 * Takes a person's pending answers: each is taken once. Null if none remain: they were read, are
 * hidden, at a canceled fair or a withdrawn booth, too old, or the person has turned these emails
 * off.
 */
export async function takeAnswers(
  tx: Queryable,
  accountId: string,
  now: Date,
): Promise<AnswersForOne | null> {
  const taken = await readRows(tx, { id: 'text' })(
    `update answer_notice n set waits = false, told_at = $2
     from booth_message q
     where q.id = n.question_id and q.author_id = $1 and n.waits
     returning q.id`,
    [accountId, now],
  );
  const takenThreads = await readRows(tx, { id: 'text' })(
    `update thread_notice n set waits = false, told_at = $2
     from thread t where t.id = n.thread_id and t.account_id = $1 and n.waits
     returning t.id`,
    [accountId, now],
  );
  if (taken.length + takenThreads.length === 0) return null;
  const [person] = await readRows(tx, {
    email: 'text',
    locale: 'text?',
    isStudent: 'boolean',
  })(
    `select a.email, a.locale, a.user_type = 'student' as "isStudent"
     from account a
     left join student s on s.user_id = a.id and not s.deleted
     left join student_privacy_settings y on y.student_id = s.id
     where a.id = $1 and a.email_verified and a.deleted_at is null
       and coalesce(y.message_notifications, true)`,
    [accountId],
  );
  if (!person) return null;
  const answered = await readRows(tx, answeredQuestionRow)(
    `select a.question, c.name as college, b.id as "boothId", f.name as fair, f.slug
     from (
       select q.id, q.body as question, q.booth_id, n.answered_at
       from booth_message q join answer_notice n on n.question_id = q.id
       where q.id = any($1) and q.hidden_at is null
         and exists (select from booth_message m where m.answers = q.id and m.hidden_at is null)
       union all
       select t.id, null, t.booth_id, n.answered_at
       from thread t join thread_notice n on n.thread_id = t.id where t.id = any($3)
     ) a
     join fair_booth b on b.id = a.booth_id and b.booth_sent
     join college c on c.id = b.college_id
     join fair f on f.id = b.fair_id and f.published_at is not null and f.cancelled_at is null
     where a.answered_at > $2::timestamptz - make_interval(hours => ${worthHours})
     order by a.answered_at, a.id`,
    [idsOf(taken), now, idsOf(takenThreads)],
  );
  return answered.length > 0 ? { ...person, answered } : null;
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] =>
  rows.map(({ id }) => id);
