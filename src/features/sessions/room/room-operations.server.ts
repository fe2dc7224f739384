import { conductSession } from './conduct-session.server.ts';
import { checkInToSession, sessionRollCall } from './roll-call.server.ts';
import { stageOperations } from '../stage/stage-operations.server.ts';
import { serverTime, sessionRoom } from './session-room.server.ts';

/** What people do in the room of a session. */
export const roomOperations = [
  serverTime,
  sessionRoom,
  conductSession,
  checkInToSession,
  sessionRollCall,
  ...stageOperations,
] as const;
