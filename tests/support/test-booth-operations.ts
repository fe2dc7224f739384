import { admins, anything, reps, withAccount } from './test-callers.ts';

/** Who may make each call at a live fair’s booths; see `test-operations.ts` for the format. */
export const boothCalls: Readonly<Record<string, readonly [call: string, who: string]>> = {
  myThread: [`{ myThread(boothId: "${anything}") { cursor } }`, withAccount],
  privateThread: [`{ privateThread(threadId: "${anything}") { cursor } }`, withAccount],
  boothThreads: [`{ boothThreads(boothId: "${anything}") { cursor } }`, withAccount],
  myThreads: [`{ myThreads(fairId: "${anything}") { id } }`, '-- +--- --'],
  readThread: [`mutation { readThread(threadId: "${anything}") }`, withAccount],
  writePrivately: [
    `mutation { writePrivately(boothId: "${anything}", text: "A", clientKey: "B") { threadId } }`,
    withAccount,
  ],
  answerPrivately: [
    `mutation { answerPrivately(threadId: "${anything}", text: "A", clientKey: "B") { threadId } }`,
    withAccount,
  ],
  typeInThread: [`mutation { typeInThread(threadId: "${anything}") }`, withAccount],
  claimThread: [`mutation { claimThread(threadId: "${anything}") { id } }`, withAccount],
  releaseThread: [`mutation { releaseThread(threadId: "${anything}") { id } }`, withAccount],
  finishThread: [`mutation { finishThread(threadId: "${anything}") { id } }`, withAccount],
  reportThread: [`mutation { reportThread(threadId: "${anything}", reason: OTHER) }`, withAccount],
  reportBoothMessage: [
    `mutation { reportBoothMessage(id: "${anything}", reason: OTHER) }`,
    withAccount,
  ],
  reportedBoothMessages: [`{ reportedBoothMessages(fairId: "${anything}") { id } }`, admins],
  closeBoothMessageReport: [
    `mutation { closeBoothMessageReport(reportId: "${anything}") }`,
    admins,
  ],
  reportedThreads: [`{ reportedThreads(fairId: "${anything}") { id } }`, admins],
  readReportedThread: [
    `mutation { readReportedThread(reportId: "${anything}") { student } }`,
    admins,
  ],
  closeThreadReport: [`mutation { closeThreadReport(reportId: "${anything}") }`, admins],
  callFromQueue: [
    `mutation { callFromQueue(boothId: "${anything}", entryIds: []) { isOpen } }`,
    reps,
  ],
  handOffQueueEntry: [`mutation { handOffQueueEntry(entryId: "${anything}") { isOpen } }`, reps],
  removeFromQueue: [`mutation { removeFromQueue(entryId: "${anything}") { isOpen } }`, reps],
  setBoothQueue: [
    `mutation { setBoothQueue(boothId: "${anything}", isOpen: true) { isOpen } }`,
    reps,
  ],
  boothQueue: [`{ boothQueue(boothId: "${anything}") { isOpen } }`, withAccount],
  myQueues: [`{ myQueues(fairId: "${anything}") { cursor } }`, withAccount],
  joinQueue: [`mutation { joinQueue(boothId: "${anything}") { id } }`, '-- +--- --'],
  leaveQueue: [`mutation { leaveQueue(entryId: "${anything}") }`, '-- +--- --'],
  acceptCall: [`mutation { acceptCall(entryId: "${anything}") { id } }`, '-- +--- --'],
  declineCall: [`mutation { declineCall(entryId: "${anything}") { id } }`, '-- +--- --'],
  finishQueueCall: [`mutation { finishQueueCall(entryId: "${anything}") }`, reps],
  myCall: [`{ myCall(callId: "${anything}") { id } }`, withAccount],
  joinCall: [`mutation { joinCall(callId: "${anything}") { id } }`, withAccount],
  stayInCall: [
    `mutation { stayInCall(callId: "${anything}", seat: "${anything}") { id } }`,
    withAccount,
  ],
  leaveCall: [`mutation { leaveCall(callId: "${anything}", seat: "${anything}") }`, withAccount],
  endCall: [`mutation { endCall(callId: "${anything}") }`, reps],
  sendCallMedia: [
    `mutation { sendCallMedia(callId: "${anything}", seat: "${anything}", offer: "v=0", isNew: true) }`,
    withAccount,
  ],
  confirmCallMedia: [
    `mutation { confirmCallMedia(callId: "${anything}", seat: "${anything}") }`,
    withAccount,
  ],
  receiveCallMedia: [
    `mutation { receiveCallMedia(callId: "${anything}", seat: "${anything}", isNew: true) { sdp } }`,
    withAccount,
  ],
  answerCallMedia: [
    `mutation { answerCallMedia(callId: "${anything}", seat: "${anything}", answer: "v=0") }`,
    withAccount,
  ],
  signalCall: [
    `mutation { signalCall(callId: "${anything}", seat: "${anything}", to: "${anything}", data: "{}") }`,
    withAccount,
  ],
  reportCall: [`mutation { reportCall(callId: "${anything}", reason: other) }`, withAccount],
  readCallReports: ['mutation { readCallReports { id } }', admins],
  closeCallReport: [`mutation { closeCallReport(reportId: "${anything}") }`, admins],
  fairExclusions: [`{ fairExclusions(fairId: "${anything}") { id } }`, '-- ---- ++'],
  excludeFromFair: [
    `mutation { excludeFromFair(fairId: "${anything}", personId: "${anything}", kind: MUTED,
      reason: "Why") { id } }`,
    '-- ---- ++',
  ],
  liftFairExclusion: [`mutation { liftFairExclusion(id: "${anything}") }`, '-- ---- ++'],
  boothCallRule: [`{ boothCallRule(boothId: "${anything}") { twoAdults } }`, withAccount],
  boothExchange: [`{ boothExchange(id: "${anything}") { message { id } } }`, reps],
  savedAnswers: [`{ savedAnswers(boothId: "${anything}") { id } }`, reps],
  saveAnswer: [
    `mutation { saveAnswer(boothId: "${anything}", name: "A", text: "B") { id } }`,
    reps,
  ],
  removeSavedAnswer: [
    `mutation { removeSavedAnswer(boothId: "${anything}", id: "${anything}") { id } }`,
    reps,
  ],
  noteInThread: [
    `mutation { noteInThread(threadId: "${anything}", text: "A") { id } }`,
    withAccount,
  ],
  noteAboutQuestion: [
    `mutation { noteAboutQuestion(messageId: "${anything}", text: "A") { id } }`,
    withAccount,
  ],
  removeThreadNote: [`mutation { removeThreadNote(id: "${anything}") }`, withAccount],
  boothDay: [`{ boothDay(boothId: "${anything}") { leads } }`, reps],
  setBoothCallRule: [
    `mutation { setBoothCallRule(boothId: "${anything}", twoAdults: true) { twoAdults } }`,
    reps,
  ],
};
