import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';

const answeredQuestionRow = row({
  question: 'text',
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
       where q.id = $1 and q.author_id is not null and q.author_as <> 'rep' and not exists (
         select from presence p join presence_process x on x.id = p.process_id
         where p.room_id = q.booth_id and p.account_id = q.author_id
           and x.seen_at > clock_timestamp() - interval '1 minute')
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

/** When someone was last notified of answers; null for never. */
export async function lastToldOf(tx: Queryable, accountId: string): Promise<Date | null> {
  const rows = await readRows(tx, { toldAt: 'timestamp?' })(
    `select max(n.told_at) as "toldAt" from booth_message q
     join answer_notice n on n.question_id = q.id where q.author_id = $1`,
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
  if (taken.length === 0) return null;
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
    `select q.body as question, c.name as college, b.id as "boothId", f.name as fair, f.slug
     from booth_message q
     join answer_notice n on n.question_id = q.id
     join fair_booth b on b.id = q.booth_id and b.booth_sent
     join college c on c.id = b.college_id
     join fair f on f.id = b.fair_id and f.published_at is not null and f.cancelled_at is null
     where q.id = any($1) and q.hidden_at is null
       and n.answered_at > $2::timestamptz - make_interval(hours => ${worthHours})
       and exists (select from booth_message m where m.answers = q.id and m.hidden_at is null)
     order by n.answered_at, q.id`,
    [taken.map(({ id }) => id), now],
  );
  return answered.length > 0 ? { ...person, answered } : null;
}
