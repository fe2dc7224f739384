import { boothConversation } from './booth-conversation.server.ts';
import { passChatCheck, startChatCheck } from './chat-check.server.ts';
import { readBoothAnswers } from './read-booth-answers.server.ts';

/** The calls with which the conversation at a booth is tried, read, and known to be read. */
export const conversationOperations = [
  startChatCheck,
  passChatCheck,
  boothConversation,
  readBoothAnswers,
] as const;
