import { onAnnouncement } from './announcements/follow-announcements.server.ts';
import { queueLiveCalls, queueOperations } from './queue-operations.server.ts';
import { callOperations } from './calls/call-operations.server.ts';
import { onCallNews } from './calls/follow-call.server.ts';
import { dayOperations } from './day-operations.server.ts';
import { boothPresence, onFairPresence } from './presence/fair-presence.server.ts';
import { enterFair, visitFair } from './visit/visit-fair.server.ts';
import { conversationOperations } from './conversation/conversation-operations.server.ts';
import { myConversationOperations } from './my-conversations/my-conversations.server.ts';
import { fairFrame } from './frame/fair-frame.server.ts';
import { onMyFairNews } from './my-conversations/follow-my-conversations.server.ts';
import { boothVisit } from './booth-page/booth-visit.server.ts';
import {
  dropBoothDocument,
  keepBoothDocument,
  myBoothDocuments,
} from './bag/keep-booth-document.server.ts';
import { onBoothNews } from './booth-news/follow-booth.server.ts';
import { closeBoothQuestion, reopenBoothQuestion } from './desk/close-question.server.ts';
import {
  hideBoothMessage,
  releaseBoothMessage,
  showBoothMessage,
} from './desk/moderate-message.server.ts';
import { pushOperations } from './push/push-operations.server.ts';
import { repDeskOperations } from './rep-desk/rep-desk.server.ts';
import { savedAnswerOperations } from './saved-answers/saved-answers.server.ts';
import { sayAtBooth } from './composing/say-at-booth.server.ts';
import { onThreadNews } from './threads/follow-threads.server.ts';
import { threadOperations } from './threads/thread-operations.server.ts';
import { reportBoothMessage } from './message-reports/report-message.server.ts';
import { reportThread } from './thread-reports/report-thread.server.ts';

/** What people do at a live fair, and what its organizers do. */
export const lobbyOperations = [
  ...dayOperations,
  ...callOperations,
  ...queueOperations,
  ...pushOperations,
  visitFair,
  enterFair,
  boothPresence,
  boothVisit,
  ...conversationOperations,
  ...myConversationOperations,
  fairFrame,
  sayAtBooth,
  ...threadOperations,
  reportThread,
  reportBoothMessage,
  hideBoothMessage,
  releaseBoothMessage,
  showBoothMessage,
  closeBoothQuestion,
  reopenBoothQuestion,
  ...repDeskOperations,
  ...savedAnswerOperations,
  keepBoothDocument,
  dropBoothDocument,
  myBoothDocuments,
] as const;

/** The subscriptions of a live fair. */
export const lobbyLiveCalls = [
  onFairPresence,
  onBoothNews,
  onThreadNews,
  onAnnouncement,
  onMyFairNews,
  onCallNews,
  ...queueLiveCalls,
] as const;
