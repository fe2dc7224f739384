import { passChatCheck, startChatCheck } from '../chat-check/chat-check.server.ts';
import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { readPresentCursor } from '../../../platform/events/read-outbox.server.ts';
import { readDesk } from '../desk/read-desk.server.ts';
import { readMessages } from './read-messages.server.ts';
import { openBooth, readingOf } from '../booth-page/open-booth.server.ts';

/**
 * `boothConversation(...)`: a booth's latest messages, those before one of them, or the queue.
 * `onBoothNews` continues from its cursor and delivers messages sent after this was read.
 */
const boothConversation = operation<'boothConversation', PeopleServices>({
  kind: 'Query',
  name: 'boothConversation',
  field: `
  "Returns messages at a booth. \`before\` pages back; \`after\` pages forward through TO_ANSWER or HELD."
  boothConversation(boothId: ID!, before: ID, after: ID, show: BoothMessagesShown): BoothConversation!`,
  types: `
  "The messages a rep wants to see."
  enum BoothMessagesShown {
    ALL
    "What no rep has answered or closed; who has waited longest comes first."
    TO_ANSWER
    "What a rep has to read before everyone sees it, oldest first."
    HELD
    HIDDEN
  }
  "A page of a booth’s conversation."
  type BoothConversation {
    "The oldest first."
    messages: [BoothMessage!]!
    hasEarlier: Boolean!
    "Of what waits: whether more waits behind these."
    hasLater: Boolean!
    "For reps of the booth and admins."
    desk: BoothDesk
    cursor: String!
  }`,
  who: ['signedIn'],
  async resolve({ boothId, before, after, show }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const booth = await openBooth(pool, by, boothId);
    // Read before the messages: one sent in between is delivered twice, and none is missing.
    const cursor = await readPresentCursor(pool);
    const page = await readMessages(pool, readingOf(booth, by.id), {
      before: before && isUuid(before) ? before : null,
      after: after && isUuid(after) ? after : null,
      show: show ?? 'ALL',
    });
    const desk = booth.isStaff ? await readDesk(pool, booth.id) : null;
    return { ...page, desk, cursor };
  },
});

/**
 * `readBoothAnswers(boothId)`: marks the caller's answers at a booth as read, so that no email
 * reports them. Not needed with an open connection to the booth: presence counts.
 */
const readBoothAnswers = operation<'readBoothAnswers', PeopleServices>({
  kind: 'Mutation',
  name: 'readBoothAnswers',
  field: `
  "Counts the answers to the caller's questions at a booth as read: no email tells of them. Returns how many were waiting."
  readBoothAnswers(boothId: ID!): Int!`,
  who: ['signedIn'],
  async resolve({ boothId }, context) {
    if (!isUuid(boothId)) return 0;
    const { rowCount } = await context.services.database.pool.query(
      `update answer_notice n set waits = false
       from booth_message q
       where q.id = n.question_id and q.booth_id = $1 and q.author_id = $2 and n.waits`,
      [boothId, signedIn(context).id],
    );
    return rowCount ?? 0;
  },
});

/** The operations to test, read, and mark as read a booth's conversation. */
export const conversationOperations = [
  startChatCheck,
  passChatCheck,
  boothConversation,
  readBoothAnswers,
] as const;
