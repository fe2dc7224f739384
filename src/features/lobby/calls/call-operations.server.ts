import { boothCallRule, setBoothCallRule } from './call-rule.server.ts';
import { endCall, joinCall, leaveCall, myCall, stayInCall } from './join-call.server.ts';
import { readCallReports, reportCall } from './report-call.server.ts';
import { signalCall } from './signal-call.server.ts';

/** The operations of video calls at booths. */
export const callOperations = [
  myCall,
  joinCall,
  stayInCall,
  leaveCall,
  endCall,
  signalCall,
  reportCall,
  readCallReports,
  boothCallRule,
  setBoothCallRule,
] as const;
