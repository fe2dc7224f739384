import type { Queryable } from '../../../platform/database/queryable.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';

/** The topic of the outbox under which answers become unread, and read. */
export const unreadTopic = 'UnreadAnswer';

/**
 * SQL: a person's ($1) unread answers `u` that can be read, with the question `q` and the answer
 * `a`. What is hidden, or at a booth that was taken down, doesn't count.
 */
export const unreadAnswers = `unread_answer u
  join booth_message a on a.id = u.id and a.hidden_at is null
  join booth_message q on q.id = a.answers and q.author_id = $1 and q.hidden_at is null
  join fair_booth b on b.id = u.booth_id and b.booth_sent`;

/** The unread answers at one booth. */
interface UnreadAtBooth {
  readonly boothId: string;
  readonly unread: number;
}

const readUnread = sharedRead(
  { boothId: 'text', unread: 'number' },
  {
    name: 'unread-at-fair',
    types: ['uuid', 'uuid'],
    text: `select u.booth_id as "boothId", count(*)::int as unread from ${unreadAnswers}
      where u.account_id = $1 and u.fair_id = $2 group by u.booth_id order by u.booth_id`,
  },
);

/** A person's unread answers at a fair, by booth; only booths that have some. */
export const unreadAtFair = (
  on: Queryable,
  accountId: string,
  fairId: string,
): Promise<readonly UnreadAtBooth[]> => readUnread(on, [accountId, fairId]);

const readWaiting = sharedRead(
  { waits: 'boolean' },
  {
    name: 'unread-or-noticed',
    types: ['uuid', 'uuid'],
    text: `select exists (select from unread_answer where account_id = $1 and booth_id = $2)
      or exists (select from booth_message q join answer_notice n on n.question_id = q.id and n.waits
        where q.author_id = $1 and q.booth_id = $2) as waits`,
  },
);

/** Whether `markAnswersRead` has something to do. */
export const hasUnread = async (
  on: Queryable,
  accountId: string,
  boothId: string,
): Promise<boolean> => (await readWaiting(on, [accountId, boothId]))[0]?.waits === true;

/**
 * Marks a person's answers at a booth as read, on all devices; returns how many they were. An answer
 * that is written at the same moment stays unread.
 */
export async function markAnswersRead(
  tx: Queryable,
  accountId: string,
  boothId: string,
): Promise<number> {
  // Locked in order: two devices may open the booth at once.
  const { rowCount } = await tx.query(
    `delete from unread_answer where id in (
       select id from unread_answer where account_id = $1 and booth_id = $2 order by id for update)`,
    [accountId, boothId],
  );
  // No email tells of them either.
  await tx.query(
    `update answer_notice n set waits = false
     from booth_message q
     where q.id = n.question_id and q.booth_id = $2 and q.author_id = $1 and n.waits`,
    [accountId, boothId],
  );
  return rowCount ?? 0;
}
