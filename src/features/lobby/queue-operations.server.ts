import { acceptCall, declineCall, finishQueueCall } from './queue/answer-call.server.ts';
import { boothQueue, myQueues } from './queue/booth-queue.server.ts';
import {
  callFromQueue,
  handOffQueueEntry,
  removeFromQueue,
  setBoothQueue,
} from './queue/call-from-queue.server.ts';
import { onBoothQueueNews, onQueueNews } from './queue/follow-queue.server.ts';
import { joinQueue, leaveQueue } from './queue/join-queue.server.ts';

/** Operations of the queues in which students wait for a call. */
export const queueOperations = [
  boothQueue,
  myQueues,
  joinQueue,
  leaveQueue,
  acceptCall,
  declineCall,
  finishQueueCall,
  setBoothQueue,
  callFromQueue,
  removeFromQueue,
  handOffQueueEntry,
] as const;

/** Their subscriptions. */
export const queueLiveCalls = [onQueueNews, onBoothQueueNews] as const;
