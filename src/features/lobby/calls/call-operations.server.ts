import { boothCallRule, setBoothCallRule } from './call-rule.server.ts';
import { endCall, joinCall, leaveCall, myCall, stayInCall } from './join-call.server.ts';
import { closeCallReport, readCallReports } from './call-reports/read-call-reports.server.ts';
import { reportCall } from './report-call.server.ts';
import {
  answerCallMedia,
  confirmCallMedia,
  receiveCallMedia,
  sendCallMedia,
} from './rooms/media-operations.server.ts';
import { signalCall } from './signal-call.server.ts';

/** The operations of video calls at booths. */
export const callOperations = [
  myCall,
  joinCall,
  stayInCall,
  leaveCall,
  endCall,
  signalCall,
  sendCallMedia,
  confirmCallMedia,
  receiveCallMedia,
  answerCallMedia,
  reportCall,
  readCallReports,
  closeCallReport,
  boothCallRule,
  setBoothCallRule,
] as const;
