import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { noLonger, type Change } from '../../../platform/events/feed.ts';
import { liveCall } from '../../../platform/graphql/live-call.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { forbidden, notFound } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { findFair } from '../entry/admission.server.ts';
import { entryTopics, mayCloseDoor, takesEntry } from '../access-changes.ts';
import { lobbyRefusals as messages } from '../entry/lobby-refusals.messages.ts';
import { stillStands } from '../entry/lobby-role.ts';
import { losesEntry, mayLoseEntry } from '../loses-entry.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { readPrivateNews } from './private-conversations.server.ts';
import { unreadAnswers, unreadTopic } from './unread-answers.server.ts';

/** Characters of an answer that announce it. */
const firstWords = 200;

/**
 * `onMyFairNews(fairId)`: an answer to one of the caller's questions anywhere at the fair, or in one
 * of their private threads, and what they have read meanwhile on another device. Messages at booths
 * that answer no one don't reach it: they have another topic. Subscribers don't count as present.
 */
export const onMyFairNews = liveCall<'onMyFairNews', LobbyServices>({
  name: 'onMyFairNews',
  field: `
  "Streams what is new in the caller’s own conversations at a fair: answers, private messages of colleges, and what was read on another device."
  onMyFairNews(fairId: ID!, after: String): MyFairNews`,
  types: `
  "A change in one of the caller’s conversations at a fair."
  type MyFairNews {
    kind: ConversationKind!
    boothId: ID!
    "Answers there that the caller hasn’t seen by now."
    unread: Int!
    "The answer that has arrived; null when it was read or hidden meanwhile."
    answer: NewAnswer
  }
  "An answer that has just arrived."
  type NewAnswer {
    id: ID!
    "The name of the college."
    college: String!
    "Its first words."
    text: String!
  }`,
  who: ['signedIn'],
  topics: [unreadTopic, 'ThreadMessage', 'Thread', 'Fair', ...entryTopics],
  async follow({ fairId }, { viewer, services }) {
    const fair = isUuid(fairId) ? await findFair(services.fairCards, { id: fairId }) : null;
    if (!fair) throw notFound();
    const { entersAs, isOpen } = await services.lobby.admission(viewer, fair);
    if (!isOpen) throw notFound();
    if (entersAs?.as !== 'attendee' && entersAs?.as !== 'family')
      throw forbidden(apiSentence(messages.register));
    const { pool } = services.database;
    return {
      standing: JSON.stringify(entersAs),
      allows: (now) => stillStands(entersAs, now),
      concerns(change) {
        if (change.topic === unreadTopic) return imageOf(change)?.['fair_id'] === fairId;
        if (isOfThread(change)) return isNewInPrivate(change);
        if (change.topic === 'Fair') return change.id === fairId && isClosing(change);
        return takesEntry(change, fairId);
      },
      classOf(who, change) {
        if (change.topic === 'Fair') return 'everyone';
        const isTheirs =
          change.topic === unreadTopic || isOfThread(change)
            ? imageOf(change)?.['account_id'] === who.id
            : mayLoseEntry(who, change);
        return isTheirs ? `person:${String(who.id)}` : null;
      },
      async show(change, who) {
        if (change.topic === 'Fair') return noLonger;
        if (change.topic === unreadTopic) return newsOf(pool, who, change);
        if (isOfThread(change)) return privateNewsOf(pool, who, fairId, change);
        return (await losesEntry(pool, who, change)) ? noLonger : null;
      },
    };
  },
});

const imageOf = ({ before, after }: Change) => after ?? before;

const isOfThread = ({ topic }: Change): boolean => topic === 'Thread' || topic === 'ThreadMessage';

/** Whether a rep has written in a private thread, or its student has read there. */
function isNewInPrivate({ topic, before, after }: Change): boolean {
  if (topic === 'ThreadMessage') return after?.['author_as'] === 'rep';
  return before?.['student_read_at'] !== after?.['student_read_at'];
}

/** Which booth of the fair it is at is asked when it is shown: changes of threads don't tell the fair. */
async function privateNewsOf(
  on: Queryable,
  { id: accountId }: Viewer,
  fairId: string,
  change: Change,
): Promise<SchemaObject<'MyFairNews'> | null> {
  const boothId = imageOf(change)?.['booth_id'];
  if (accountId === null || typeof boothId !== 'string') return null;
  const messageId = change.topic === 'ThreadMessage' ? change.id : null;
  return readPrivateNews(on, accountId, fairId, { boothId, messageId, firstWords });
}

/** Whether a change takes a fair away from everyone but its organizers. */
const isClosing = (change: Change): boolean =>
  mayCloseDoor(change) &&
  (change.after === null ||
    change.after['published_at'] === null ||
    change.after['cancelled_at'] !== null);

async function newsOf(
  on: Queryable,
  { id: accountId }: Viewer,
  change: Change,
): Promise<SchemaObject<'MyFairNews'> | null> {
  const boothId = imageOf(change)?.['booth_id'];
  if (typeof boothId !== 'string') return null;
  const rows = await readRows(on, {
    unread: 'number',
    id: 'text?',
    college: 'text?',
    text: 'text?',
  })({
    name: 'my-fair-news',
    text: `select n.unread, one.id, one.college, one.text
        from (select count(*)::int as unread from ${unreadAnswers}
          where u.account_id = $1 and u.booth_id = $2) n
        left join (select u.id, c.name as college, left(a.body, ${firstWords}) as text
          from ${unreadAnswers} join college c on c.id = b.college_id
          where u.account_id = $1 and u.booth_id = $2 and u.id = $3) one on true`,
    // An answer that was just read is not announced.
    values: [accountId, boothId, change.after === null ? null : change.id],
  });
  const [{ unread, id, college, text } = { unread: 0, id: null, college: null, text: null }] = rows;
  const answer = id !== null && college !== null && text !== null ? { id, college, text } : null;
  return { kind: 'BOOTH', boothId, unread, answer };
}
