import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';

/**
 * SQL: the reps' messages `m` that a student ($1) has not read in their private threads `t`, at
 * booths `b` that can be opened.
 */
const unreadMessages = `thread t
  join fair_booth b on b.id = t.booth_id and b.booth_sent
  join thread_message m on m.thread_id = t.id and m.author_as = 'rep'
    and m.created_at > coalesce(t.student_read_at, '-infinity')`;

const readUnread = sharedRead(
  { boothId: 'text', unread: 'number' },
  {
    name: 'unread-privately-at-fair',
    types: ['uuid', 'uuid'],
    text: `select t.booth_id as "boothId", count(*)::int as unread from ${unreadMessages}
      where t.account_id = $1 and b.fair_id = $2 group by t.booth_id order by t.booth_id`,
  },
);

/** A student's unread private messages at a fair, by booth; only booths that have some. */
export const unreadPrivatelyAt = (on: Queryable, accountId: string, fairId: string) =>
  readUnread(on, [accountId, fairId]);

/** What is new in a student's thread at a booth, and the message that has arrived unless it was read. */
interface PrivateNews {
  readonly boothId: string;
  readonly messageId: string | null;
  /** Characters of a message that announce it. */
  readonly firstWords: number;
}

/** What is new in one of a student's private threads; null for one of another fair. */
export async function readPrivateNews(
  on: Queryable,
  accountId: string,
  fairId: string,
  { boothId, messageId, firstWords }: PrivateNews,
): Promise<SchemaObject<'MyFairNews'> | null> {
  const [news] = await readRows(on, {
    unread: 'number',
    id: 'text?',
    college: 'text',
    text: 'text?',
  })({
    name: 'my-private-news',
    text: `select c.name as college, one.id, one.text,
        (select count(*)::int from ${unreadMessages}
         where t.account_id = $1 and t.booth_id = at.id) as unread
      from fair_booth at join college c on c.id = at.college_id
      left join (select m.id, left(m.body, ${firstWords}) as text from ${unreadMessages}
        where t.account_id = $1 and m.id = $4) one on true
      where at.id = $3 and at.fair_id = $2`,
    values: [accountId, fairId, boothId, messageId],
  });
  if (!news) return null;
  const { unread, id, college, text } = news;
  const answer = id !== null && text !== null ? { id, college, text } : null;
  return { kind: 'PRIVATE', boothId, unread, answer };
}

/** A student's private threads at a fair: what they wrote last, and the answer that came after it. */
export async function privateConversationsOf(
  on: Queryable,
  accountId: string,
  fairId: string,
  most: number,
): Promise<SchemaObject<'FairConversation'>[]> {
  const rows = await readRows(on, {
    boothId: 'text',
    collegeId: 'text',
    name: 'text',
    logo: 'text?',
    questionId: 'text',
    question: 'text',
    askedAt: 'timestamp',
    answerId: 'text?',
    answer: 'text?',
    answeredAt: 'timestamp?',
    lastAt: 'timestamp',
    unread: 'number',
  })({
    name: 'my-private-conversations',
    text: `select t.booth_id as "boothId", c.id as "collegeId", c.name, c.logo,
        q.id as "questionId", q.body as question, q.created_at as "askedAt", a.id as "answerId",
        a.body as answer, a.created_at as "answeredAt", t.last_at as "lastAt",
        (select count(*)::int from thread_message m where m.thread_id = t.id
           and m.author_as = 'rep'
           and m.created_at > coalesce(t.student_read_at, '-infinity')) as unread
      from thread t join fair_booth b on b.id = t.booth_id and b.fair_id = $2 and b.booth_sent
      join college c on c.id = b.college_id
      cross join lateral (select id, body, created_at from thread_message m
        where m.thread_id = t.id and m.author_as = 'student'
        order by created_at desc, id desc limit 1) q
      left join lateral (select id, body, created_at from thread_message m
        where m.thread_id = t.id and m.author_as = 'rep' and m.created_at > q.created_at
        order by created_at desc, id desc limit 1) a on true
      where t.account_id = $1 order by t.last_at desc, t.id limit ${most}`,
    values: [accountId, fairId],
  });
  return rows.map((row) => ({
    kind: 'PRIVATE',
    boothId: row.boothId,
    college: { id: row.collegeId, name: row.name, logo: row.logo },
    question: { id: row.questionId, text: row.question, at: row.askedAt },
    answer:
      row.answerId === null || row.answer === null || row.answeredAt === null
        ? null
        : { id: row.answerId, text: row.answer, at: row.answeredAt, before: null },
    lastAt: row.lastAt,
    unread: row.unread,
  }));
}
