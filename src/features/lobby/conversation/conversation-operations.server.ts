import { passChatCheck, startChatCheck } from '../chat-check/chat-check.server.ts';
import { signedIn } from '../../accounts/people-services.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { readDesk } from '../desk/read-desk.server.ts';
import { readMessages } from './read-messages.server.ts';
import { wordsToFind } from './words-to-find.ts';
import { openBooth, readingOf } from '../booth-page/open-booth.server.ts';

/**
 * `boothConversation(...)`: a booth's latest messages, those before one of them, or the queue.
 * `onBoothNews` continues from its cursor and delivers messages sent after this was read.
 */
const boothConversation = operation<'boothConversation', LobbyServices>({
  kind: 'Query',
  name: 'boothConversation',
  field: `
  "Returns messages at a booth. \`before\` pages back; \`after\` pages forward through TO_ANSWER or HELD. \`find\`: only those with these words in their text or in their author’s name."
  boothConversation(boothId: ID!, before: ID, after: ID, show: BoothMessagesShown, find: String): BoothConversation!`,
  types: `
  "The messages a rep wants to see."
  enum BoothMessagesShown {
    ALL
    "All that visitors wrote, held and hidden messages included."
    QUESTIONS
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
  async resolve({ boothId, before, after, show, find }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const booth = await openBooth(pool, by, boothId);
    // Read before the messages: one sent in between is delivered twice, and none is missing.
    const cursor = await context.services.lobby.presentCursor();
    const page = await readMessages(pool, readingOf(booth, by.id), {
      before: before && isUuid(before) ? before : null,
      after: after && isUuid(after) ? after : null,
      show: show ?? 'ALL',
      find: wordsToFind(find),
    });
    const desk = booth.isStaff ? await readDesk(pool, booth.id) : null;
    return { ...page, desk, cursor };
  },
});

/** The operations to test and read a booth's conversation. */
export const conversationOperations = [startChatCheck, passChatCheck, boothConversation] as const;
