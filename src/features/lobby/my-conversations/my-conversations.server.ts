import { signedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { findFair } from '../entry/admission.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { privateConversationsOf } from './private-conversations.server.ts';
import { hasUnread, markAnswersRead, unreadAnswers } from './unread-answers.server.ts';

/** Conversations listed; no one asks at more booths of one fair. */
const most = 200;
/** Messages of the latest page of a booth; with as many after it, an answer isn't on it. */
const onLatestPage = 30;
/** Messages shown after an answer that isn't. */
const afterIt = 8;

/**
 * `myConversations(fairId)`: the caller's conversations at a fair, each with its last words. Empty
 * for people who can't enter it as attendees.
 */
const myConversations = operation<'myConversations', LobbyServices>({
  kind: 'Query',
  name: 'myConversations',
  field: `
  "Lists the caller’s conversations at a fair, the latest activity first. Empty for callers who aren’t registered."
  myConversations(fairId: ID!): [FairConversation!]!`,
  types: `
  "The place where a conversation is held."
  enum ConversationKind {
    "The public conversation of a booth: the caller’s questions there, and the answers to them."
    BOOTH
    "The caller’s private thread with the college of a booth."
    PRIVATE
  }
  "The college of a conversation."
  type ConversationCollege { id: ID! name: String! logo: URL }
  "A question of the caller."
  type ConversationQuestion { id: ID! text: String! at: DateTime! }
  "An answer of a college to the caller."
  type ConversationAnswer {
    id: ID!
    text: String!
    at: DateTime!
    "For answers that aren’t among the latest messages: \`boothConversation\` shows it before this message."
    before: ID
  }
  "A conversation of the caller with a college at a fair."
  type FairConversation {
    kind: ConversationKind!
    boothId: ID!
    college: ConversationCollege!
    "The caller’s last question, or the one that was answered after it; in a private thread the caller’s last message."
    question: ConversationQuestion!
    "The latest answer to it; null while it waits for one."
    answer: ConversationAnswer
    lastAt: DateTime!
    "Answers the caller hasn’t seen."
    unread: Int!
  }`,
  who: ['signedIn'],
  async resolve({ fairId }, call) {
    const { services } = call;
    const viewer = signedIn(call);
    if (!(await attendsFair(services, viewer, fairId))) return [];
    const { pool } = services.database;
    const [publicly, inPrivate] = await Promise.all([
      conversationsOf(pool, viewer.id, fairId),
      privateConversationsOf(pool, viewer.id, fairId, most),
    ]);
    return [...publicly, ...inPrivate].sort(
      (one, other) => new Date(other.lastAt).getTime() - new Date(one.lastAt).getTime(),
    );
  },
});

/** Whether someone can enter a public fair that is not canceled, as registered or a parent of who is. */
async function attendsFair(
  { fairCards, lobby }: LobbyServices,
  viewer: Viewer,
  fairId: string,
): Promise<boolean> {
  const fair = isUuid(fairId) ? await findFair(fairCards, { id: fairId }) : null;
  if (!fair) return false;
  const { standing, isOpen } = await lobby.admission(viewer, fair);
  return isOpen && standing === 'attendee';
}

async function conversationsOf(
  on: Queryable,
  accountId: string,
  fairId: string,
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
    before: 'text?',
    lastAt: 'timestamp',
    unread: 'number',
  })({ name: 'my-conversations', text: statement, values: [accountId, fairId] });
  return rows.map((row) => ({
    kind: 'BOOTH',
    boothId: row.boothId,
    college: { id: row.collegeId, name: row.name, logo: row.logo },
    question: { id: row.questionId, text: row.question, at: row.askedAt },
    answer:
      row.answerId === null || row.answer === null || row.answeredAt === null
        ? null
        : { id: row.answerId, text: row.answer, at: row.answeredAt, before: row.before },
    lastAt: row.lastAt,
    unread: row.unread,
  }));
}

/**
 * SQL: at each booth where someone asked, the answer that came after their last question with the
 * question it quotes, else the last question, which waits for one.
 */
const statement = `
  with mine as (
    select q.id, q.booth_id, q.body, q.created_at from booth_message q
    join fair_booth b on b.id = q.booth_id and b.fair_id = $2 and b.booth_sent
    where q.author_id = $1 and q.author_as <> 'rep' and q.hidden_at is null
  ), last as (
    select distinct on (booth_id) * from mine order by booth_id, created_at desc, id desc
  ), answered as (
    select distinct on (a.booth_id) a.booth_id, a.id, a.body, a.created_at, m.id as question_id,
      m.body as question, m.created_at as asked_at
    from mine m join booth_message a on a.answers = m.id and a.author_as = 'rep'
      and a.hidden_at is null
    order by a.booth_id, a.created_at desc, a.id desc
  ), unread as (
    select u.booth_id, count(*)::int as n from ${unreadAnswers}
    where u.account_id = $1 and u.fair_id = $2 group by u.booth_id
  )
  select l.booth_id as "boothId", c.id as "collegeId", c.name, c.logo,
    coalesce(a.question_id, l.id) as "questionId", coalesce(a.question, l.body) as question,
    coalesce(a.asked_at, l.created_at) as "askedAt", a.id as "answerId", a.body as answer,
    a.created_at as "answeredAt", coalesce(a.created_at, l.created_at) as "lastAt",
    (select later.ids[${afterIt + 1}] from (select array_agg(x.id order by x.created_at, x.id) as ids
       from (select id, created_at from booth_message m where m.booth_id = l.booth_id
         and m.hidden_at is null and (m.created_at, m.id) > (a.created_at, a.id)
         order by created_at, id limit ${onLatestPage}) x
       having count(*) = ${onLatestPage}) later) as before,
    coalesce(u.n, 0) as unread
  from last l
  join fair_booth b on b.id = l.booth_id join college c on c.id = b.college_id
  left join answered a on a.booth_id = l.booth_id and a.created_at >= l.created_at
  left join unread u on u.booth_id = l.booth_id
  order by "lastAt" desc, l.booth_id limit ${most}`;

/**
 * `readBoothAnswers(boothId)`: the caller has the conversation in view, so its answers are read: on
 * every device, and no email tells of them.
 */
const readBoothAnswers = operation<'readBoothAnswers', LobbyServices>({
  kind: 'Mutation',
  name: 'readBoothAnswers',
  field: `
  "Counts the answers to the caller's questions at a booth as read, on all devices; no email tells of them. Returns how many were unread."
  readBoothAnswers(boothId: ID!): Int!`,
  who: ['signedIn'],
  async resolve({ boothId }, context) {
    if (!isUuid(boothId)) return 0;
    const { id } = signedIn(context);
    const { database, writer } = context.services;
    // Each page of a booth calls it; mostly there is nothing.
    if (!(await hasUnread(database.pool, id, boothId))) return 0;
    return writer.change((tx) => markAnswersRead(tx, id, boothId));
  },
});

/** A person's own conversations at a fair. */
export const myConversationOperations = [myConversations, readBoothAnswers] as const;
