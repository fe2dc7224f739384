import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  textOf,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';
import { attachedDocuments, seenDocuments } from '../composing/attached-documents.server.ts';
import type { HeldReason } from '../judge-text.ts';
import { authorNames, hasWords, publicName } from '../conversation/read-messages.server.ts';
import type { ThreadReader } from './open-thread.server.ts';

type PrivateThread = SchemaObject<'PrivateThread'>;
type ThreadMessage = SchemaObject<'ThreadMessage'>;

const threadRow = row({
  id: 'text',
  boothId: 'text',
  college: 'text',
  firstName: 'text?',
  lastName: 'text?',
  createdAt: 'timestamp',
  lastAt: 'timestamp',
  waitsSince: 'timestamp?',
  claimedBy: 'text?',
  claimedName: 'text?',
  unread: 'number',
  lastText: 'text?',
  lastAs: nullable(textOf<'student' | 'rep'>()),
  lastHeldFor: nullable(textOf<HeldReason>()),
  isReported: 'boolean',
});

/** SQL: threads as `$1` (the student or the college) sees them; `$2` is the caller's account. */
const threads = `select t.id, t.booth_id as "boothId", c.name as college,
    coalesce(s.first_name, a.first_name) as "firstName",
    coalesce(s.last_name, a.last_name) as "lastName", t.created_at as "createdAt",
    t.last_at as "lastAt", t.waits_since as "waitsSince", t.claimed_by as "claimedBy",
    (select nullif(trim(p.first_name || ' ' || p.last_name), '') from college_rep p
     where p.user_id = t.claimed_by and p.college_id = b.college_id limit 1) as "claimedName",
    (select count(*)::int from thread_message u where u.thread_id = t.id
       and (u.author_as = 'rep') = ($1 = 'student')
       and u.created_at > coalesce(case $1 when 'student' then t.student_read_at
         else t.college_read_at end, '-infinity')) as unread,
    l.body as "lastText", l.author_as as "lastAs", l.held_for as "lastHeldFor",
    exists (select from thread_report p where p.thread_id = t.id and p.closed_at is null
      and (p.reported_by = $2 or $1 = 'college' and p.by_as = 'rep')) as "isReported"
  from thread t join fair_booth b on b.id = t.booth_id join college c on c.id = b.college_id
  cross join lateral (select 'student' as author_as, t.account_id as author_id) m
  ${authorNames}
  left join lateral (select body, author_as, held_for from thread_message
    where thread_id = t.id order by created_at desc, id desc limit 1) l on true`;

/** The one who sees a thread. */
type Sight = Pick<ThreadReader, 'side' | 'viewerId'>;

function seenThread(one: RowOf<typeof threadRow>, { side, viewerId }: Sight): PrivateThread {
  const { firstName, lastName, claimedBy, lastHeldFor, lastAs, ...thread } = one;
  const isForReps = side === 'college';
  return {
    ...thread,
    student: publicName('student', firstName, lastName),
    claimedName: isForReps ? thread.claimedName : null,
    isMine: isForReps && claimedBy === viewerId,
    lastText: isForReps && lastHeldFor !== null ? null : thread.lastText,
    lastByStudent: lastAs === 'student',
  };
}

/** A thread as one of its sides sees it; null once it is gone. */
export async function readThreadRow(
  on: Queryable,
  sight: Sight,
  id: string,
): Promise<PrivateThread | null> {
  const [found] = await readRows(
    on,
    threadRow,
  )({
    name: 'private-thread',
    text: `${threads} where t.id = $3`,
    values: [sight.side, sight.viewerId, id],
  });
  return found ? seenThread(found, sight) : null;
}

const readOwn = sharedRead(threadRow, {
  name: 'own-thread',
  types: ['text', 'uuid', 'uuid'],
  text: `${threads} where t.booth_id = $3 and t.account_id = $2`,
});

/** The student's thread at a booth. */
export async function readOwnThread(
  on: Queryable,
  sight: Sight,
  boothId: string,
): Promise<PrivateThread | null> {
  const [found] = await readOwn(on, [sight.side, sight.viewerId, boothId]);
  return found ? seenThread(found, sight) : null;
}

/** A student's threads at a fair, the latest first. */
export async function readThreadsOfStudent(
  on: Queryable,
  viewerId: string,
  fairId: string,
): Promise<readonly PrivateThread[]> {
  const sight = { side: 'student', viewerId } as const;
  const rows = await readRows(on, threadRow)(
    `${threads} where b.fair_id = $3 and t.account_id = $2 order by t.last_at desc, t.id`,
    [sight.side, viewerId, fairId],
  );
  return rows.map((one) => seenThread(one, sight));
}

/** The threads that a rep looks through. */
export type ThreadsShown = 'ALL' | 'OPEN' | 'MINE' | 'DONE';

const only: Readonly<Record<ThreadsShown, string>> = {
  ALL: 'true',
  OPEN: 't.waits_since is not null',
  MINE: 't.claimed_by = $2',
  DONE: 't.waits_since is null',
};

const threadsPerPage = 50;

const studentHasWords = hasWords("''", '$5');

/**
 * A booth's threads: the latest first, or of those that wait the longest waiting. A search looks
 * through all their messages.
 */
export async function readThreadsOfBooth(
  on: Queryable,
  { booth, ...sight }: ThreadReader,
  show: ThreadsShown,
  after: string | null,
  find: string | null = null,
): Promise<{ readonly threads: readonly PrivateThread[]; readonly hasMore: boolean }> {
  const [by, order, from] =
    show === 'OPEN' ? ['t.waits_since', 'asc', '>'] : ['t.last_at', 'desc', '<'];
  const rows = await readRows(on, threadRow)(
    `${threads} where t.booth_id = $3 and ${only[show]}
       and ($4::uuid is null or (${by}, t.id) ${from}
         (select ${by}, t.id from thread t where t.id = $4 and t.booth_id = $3))
       and ($5::text is null or ${studentHasWords} or exists (select from thread_message f
         where f.thread_id = t.id and strpos(lower(f.body), lower($5)) > 0))
     order by ${by} ${order}, t.id ${order} limit ${threadsPerPage + 1}`,
    [sight.side, sight.viewerId, booth.id, after, find],
  );
  return {
    threads: rows.slice(0, threadsPerPage).map((one) => seenThread(one, sight)),
    hasMore: rows.length > threadsPerPage,
  };
}

/** The numbers above a booth's inbox. */
export async function countThreads(
  on: Queryable,
  { booth, viewerId }: ThreadReader,
): Promise<SchemaObject<'ThreadCounts'>> {
  const [counts] = await readRows(on, {
    all: 'number',
    open: 'number',
    mine: 'number',
    done: 'number',
    unread: 'number',
    oldestAt: 'timestamp?',
  })(
    `select count(*)::int as all, count(t.waits_since)::int as open,
       count(*) filter (where t.claimed_by = $2)::int as mine,
       count(*) filter (where t.waits_since is null)::int as done,
       count(*) filter (where exists (select from thread_message m where m.thread_id = t.id
         and m.author_as = 'student'
         and m.created_at > coalesce(t.college_read_at, '-infinity')))::int as unread,
       min(t.waits_since) as "oldestAt"
     from thread t where t.booth_id = $1`,
    [booth.id, viewerId],
  );
  return counts ?? { all: 0, open: 0, mine: 0, done: 0, unread: 0, oldestAt: null };
}

/** The confirmed reps who share a booth's inbox. */
export async function readTeam(
  on: Queryable,
  { booth, viewerId }: ThreadReader,
): Promise<readonly SchemaObject<'ThreadRep'>[]> {
  return readRows(on, { id: 'text', name: 'text', isMe: 'boolean' })(
    `select r.id, r.first_name || ' ' || r.last_name as name, r.user_id = $2 as "isMe"
     from college_rep r
     where r.college_id = $1 and r.confirmed_at is not null and r.user_id is not null
       and r.first_name <> '' order by r.created_at, r.id`,
    [booth.collegeId, viewerId],
  );
}

const messageRow = row({
  id: 'text',
  createdAt: 'timestamp',
  authorId: 'text?',
  authorAs: textOf<'student' | 'rep'>(),
  body: 'text',
  clientKey: 'text',
  answers: 'text?',
  heldFor: nullable(textOf<HeldReason>()),
  documents: jsonOf<Parameters<typeof seenDocuments>[0]>(),
  firstName: 'text?',
  lastName: 'text?',
});

const columns = `m.id, m.created_at as "createdAt", m.author_id as "authorId",
  m.author_as as "authorAs", m.body, m.client_key as "clientKey", m.answers,
  m.held_for as "heldFor", ${attachedDocuments} as documents, coalesce(r.first_name, s.first_name, a.first_name) as "firstName",
  coalesce(r.last_name, s.last_name, a.last_name) as "lastName"`;

const from = `thread_message m join fair_booth b on b.id = m.booth_id ${authorNames}`;

function seenMessage(one: RowOf<typeof messageRow>, viewerId: string): ThreadMessage {
  const isMine = one.authorId === viewerId;
  return {
    id: one.id,
    createdAt: one.createdAt,
    speaker: one.authorAs === 'rep' ? 'REP' : 'STUDENT',
    name: publicName(one.authorAs, one.firstName, one.lastName),
    text: one.body,
    heldFor: one.heldFor && inTheApi[one.heldFor],
    answers: one.answers,
    documents: seenDocuments(one.documents),
    isMine,
    clientKey: isMine ? one.clientKey : null,
  };
}

const inTheApi = { link: 'LINK', email: 'EMAIL', phone: 'PHONE', words: 'WORDS' } as const;

const messagesPerPage = 40;

/** The latest messages of a thread, or those before one of them; the oldest first. */
export async function readThreadMessages(
  on: Queryable,
  threadId: string,
  viewerId: string,
  before: string | null,
): Promise<{ readonly messages: readonly ThreadMessage[]; readonly hasEarlier: boolean }> {
  const rows = await readRows(on, messageRow)(
    `select ${columns} from ${from}
     where m.thread_id = $1 and ($2::uuid is null or (m.created_at, m.id) <
       (select created_at, id from thread_message where id = $2 and thread_id = $1))
     order by m.created_at desc, m.id desc limit ${messagesPerPage + 1}`,
    [threadId, before],
  );
  const messages = rows.slice(0, messagesPerPage).map((one) => seenMessage(one, viewerId));
  return { messages: messages.reverse(), hasEarlier: rows.length > messagesPerPage };
}

/** One message of a thread; null once it is gone. */
export async function readThreadMessage(
  on: Queryable,
  id: string,
  viewerId: string,
): Promise<ThreadMessage | null> {
  const [found] = await readRows(
    on,
    messageRow,
  )({
    name: 'thread-message',
    text: `select ${columns} from ${from} where m.id = $1`,
    values: [id],
  });
  return found ? seenMessage(found, viewerId) : null;
}
