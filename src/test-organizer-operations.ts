import { anything, everybody, withAccount, admins } from './test-callers.ts';

/** Who may make each call with which fairs are run; `test-operations.ts` says how to read it. */
export const organizerCalls: Readonly<Record<string, readonly [call: string, who: string]>> = {
  manageFairs: ['{ manageFairs { total } }', '-- ---- ++'],
  sessionFairs: ['{ sessionFairs { id } }', '-- ---- ++'],
  sessionAttendees: [`{ sessionAttendees(fairId: "${anything}") { total } }`, '-- ---- ++'],
  sessionCounts: [`{ sessionCounts(fairId: "${anything}") { joined } }`, '-- ---- ++'],
  sessionEntry: ['{ sessionEntry(fair: "none", session: 1) { state } }', everybody],
  joinSession: ['mutation { joinSession(fair: "none", session: 1) { url } }', everybody],
  readBoothAnswers: [`mutation { readBoothAnswers(boothId: "${anything}") }`, withAccount],
  setSessionLinks: [
    `mutation { setSessionLinks(input: { fairId: "${anything}", links: [] }) }`,
    '-- ---- ++',
  ],
  manageAttendees: [`{ manageAttendees(fairId: "${anything}") { total } }`, '-- ---- ++'],
  managedAttendee: [`{ managedAttendee(id: "${anything}") { id } }`, '-- ---- ++'],
  goneAttendee: [
    `{ goneAttendee(fairId: "${anything}", id: "${anything}") { byOrganizer } }`,
    '-- ---- ++',
  ],
  agreeToExhibitorRegistration: [
    'mutation { agreeToExhibitorRegistration(proof: "x", consent: true) { consent } }',
    everybody,
  ],
  agreeToMyExhibit: [
    `mutation { agreeToMyExhibit(id: "${anything}", consent: true) }`,
    withAccount,
  ],
  revealAttendee: [`mutation { revealAttendee(id: "${anything}") { id } }`, '-- ---- ++'],
  addAttendee: [
    `mutation { addAttendee(input: { fairId: "${anything}", attendeeType: "parent",
      firstName: "A", lastName: "B", email: "a@b.test" }) }`,
    '-- ---- ++',
  ],
  correctAttendee: [
    `mutation { correctAttendee(input: { id: "${anything}", firstName: "A" }) }`,
    '-- ---- ++',
  ],
  cancelAttendees: [
    `mutation { cancelAttendees(ids: ["${anything}"], tell: false) }`,
    '-- ---- ++',
  ],
  resendConfirmations: [
    `mutation { resendConfirmations(ids: ["${anything}"]) { sent } }`,
    '-- ---- ++',
  ],
  manageExhibitors: [`{ manageExhibitors(fairId: "${anything}") { total } }`, '-- ---- ++'],
  chosenExhibitors: [`{ chosenExhibitors(fairId: "${anything}", ids: []) { id } }`, admins],
  remindOfPayment: [
    `mutation { remindOfPayment(fairId: "${anything}", ids: []) { sent } }`,
    admins,
  ],
  noteDownload: ['mutation { noteDownload(list: "users", rows: 0) }', '-- ---- ++'],
  manageClaims: ['{ manageClaims { total } }', admins],
  chosenClaims: ['{ chosenClaims(ids: []) { id } }', admins],
  decideClaims: ['mutation { decideClaims(ids: [], approve: true) { count } }', admins],
  waitingCounselors: ['{ waitingCounselors { total } }', admins],
  confirmCounselors: ['mutation { confirmCounselors(ids: []) { count } }', admins],
  undoConfirmedCounselors: ['mutation { undoConfirmedCounselors(undo: "none") { count } }', admins],
  refundsOfFair: [`{ refundsOfFair(fairId: "${anything}") { refundedCents } }`, admins],
  removeExhibitor: [`mutation { removeExhibitor(id: "${anything}") }`, '-- ---- ++'],
  managePayments: ['{ managePayments { total } }', admins],
  exhibitorCollege: [`{ exhibitorCollege(exhibitorId: "${anything}") { id } }`, admins],
  legalText: ['{ legalText(kind: "terms") { html } }', everybody],
  legalTexts: ['{ legalTexts { kind } }', admins],
  legalDraft: ['{ legalDraft(kind: "terms") { body } }', admins],
  legalPreview: ['{ legalPreview(kind: "terms") { html } }', admins],
  saveLegalDraft: [
    'mutation { saveLegalDraft(kind: "terms", body: "", revision: 0) { body } }',
    admins,
  ],
  discardLegalDraft: [
    'mutation { discardLegalDraft(kind: "terms", revision: 0) { body } }',
    admins,
  ],
  publishLegalText: [
    'mutation { publishLegalText(input: { kind: "terms", revision: 0 }) { number } }',
    admins,
  ],
  failedMails: ['{ failedMails { total } }', admins],
  retryMails: ['mutation { retryMails(ids: []) { retried } }', admins],
  failedJobs: ['{ failedJobs { total } }', admins],
  retryJobs: ['mutation { retryJobs(ids: []) }', admins],
  priceSettings: ['{ priceSettings { variable } }', admins],
  savePrices: [
    `mutation { savePrices(input: { basedOn: -1, currency: "usd", registrations: [], packs: [],
      withdrawal: { daysBefore: 14, gives: "credits" } }) { variable } }`,
    admins,
  ],
  closeBooth: [`mutation { closeBooth(id: "${anything}") { at } }`, admins],
  reopenBooth: [`mutation { reopenBooth(id: "${anything}") }`, admins],
  assignExhibitor: [
    `mutation { assignExhibitor(input: { exhibitorId: "${anything}", collegeId: "${anything}", inviteContact: false }) }`,
    admins,
  ],
  addExhibitor: [
    `mutation { addExhibitor(input: { fairId: "${anything}", paymentType: "waived" }) }`,
    admins,
  ],
  closeWithdrawal: [`mutation { closeWithdrawal(exhibitorId: "${anything}") }`, admins],
  sessionPlan: ['{ sessionPlan(fair: "none") { version } }', '-- ---- ++'],
  sessionPlanStamp: [`{ sessionPlanStamp(fairId: "${anything}") }`, '-- ---- ++'],
  changeSessionPlan: [
    `mutation { changeSessionPlan(input: { fairId: "${anything}", version: 0,
      operation: { kind: "lock" } }) { version } }`,
    '-- ---- ++',
  ],
  undoSessionPlan: [
    `mutation { undoSessionPlan(fairId: "${anything}") { version } }`,
    '-- ---- ++',
  ],
  redoSessionPlan: [
    `mutation { redoSessionPlan(fairId: "${anything}") { version } }`,
    '-- ---- ++',
  ],
  publishSessionPlan: [
    `mutation { publishSessionPlan(input: { fairId: "${anything}", version: 0 }) { told } }`,
    '-- ---- ++',
  ],
  suggestSessionPlan: [
    `mutation { suggestSessionPlan(fairId: "${anything}") { moved } }`,
    '-- ---- ++',
  ],
  manageReadiness: [`{ manageReadiness(fairId: "${anything}") { total } }`, '-- ---- ++'],
  publishFair: [`mutation { publishFair(fairId: "${anything}") { id } }`, admins],
  moveFair: [
    `mutation { moveFair(input: { fairId: "${anything}", startTime: "2027-01-01T00:00:00Z" }) { id } }`,
    admins,
  ],
  cancelFair: [`mutation { cancelFair(fairId: "${anything}") { id } }`, admins],
  copyFair: [
    `mutation { copyFair(input: { fairId: "${anything}", name: "A", slug: "a", startTime: "2027-01-01T00:00:00Z" }) { id } }`,
    admins,
  ],
  setFairSessions: [
    `mutation { setFairSessions(input: { fairId: "${anything}", sessions: [] }) }`,
    '-- ---- ++',
  ],
  manageRecordings: [`{ manageRecordings(fairId: "${anything}") { webinarId } }`, '-- ---- ++'],
  removeRecording: [
    `mutation { removeRecording(fairId: "${anything}", session: 1, place: captions) }`,
    '-- ---- ++',
  ],
  recordingsEmail: [`{ recordingsEmail(fairId: "${anything}") { areOut } }`, '-- ---- ++'],
  emailRecordings: [`mutation { emailRecordings(fairId: "${anything}") }`, '-- ---- ++'],
  setRecordingChapters: [
    `mutation { setRecordingChapters(fairId: "${anything}", session: 1, chapters: []) }`,
    '-- ---- ++',
  ],
  myWatched: ['{ myWatched(slug: "none") { session } }', withAccount],
  saveWatched: ['mutation { saveWatched(slug: "none", session: 1, seconds: 1) }', withAccount],
  collegeRecordings: ['{ collegeRecordings(slug: "none") { session } }', everybody],
};
