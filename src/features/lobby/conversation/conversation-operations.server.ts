import { boothConversation } from './booth-conversation.server.ts';
import { passChatCheck, startChatCheck } from '../chat-check/chat-check.server.ts';
import { readBoothAnswers } from './read-booth-answers.server.ts';

/** The operations to test, read, and mark as read a booth's conversation. */
export const conversationOperations = [
  startChatCheck,
  passChatCheck,
  boothConversation,
  readBoothAnswers,
] as const;
