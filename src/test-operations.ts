import { userTypes } from './platform/model/viewer.ts';

/** Who calls: without a credential, as a guest, and with an account of each type. */
export const callers = ['stranger', 'guest', ...userTypes] as const;
export type Caller = (typeof callers)[number];

const anything = '00000000-0000-7000-8000-000000000000';
//                                     stranger, guest, student, parent, counselor, college, admin, admin6x6
const everybody = '++ ++++ ++';
const withAccount = '-- ++++ ++';
const admins = '-- ---- +-';
const counselors = '-- --+- --';
const reps = '-- ---+ --';
const adminsAndReps = '-- ---+ +-';
const bothAdminsAndReps = '-- ---+ ++';

/**
 * Who may make each hand-written call, by hand (contract.md): name, a call of it in GraphQL, and who is
 * let in; the callers in the order of `callers`, + for those who are let in and - for those who are
 * refused.
 */
export const operationCalls: Readonly<Record<string, readonly [call: string, who: string]>> = {
  me: ['{ me { sub } }', withAccount],
  myData: ['{ myData }', withAccount],
  registerForFair: [
    'mutation { registerForFair(input: { fair: "none", attendeeType: "parent" }) { id } }',
    everybody,
  ],
  sendRegistrationLink: ['mutation { sendRegistrationLink(email: "nobody") }', everybody],
  sendRegistrationCode: ['mutation { sendRegistrationCode(key: "", challenge: "") }', everybody],
  linkedRegistration: ['{ linkedRegistration(key: "none") }', withAccount],
  homeFigures: ['{ homeFigures { comingFairs } }', admins],
  fairDesk: ['{ fairDesk(slug: "none") { isFull } }', everybody],
  updateMyRegistration: [
    `mutation { updateMyRegistration(input: { id: "${anything}" }) { id } }`,
    withAccount,
  ],
  confirmMyRegistration: [`mutation { confirmMyRegistration(id: "1") { id } }`, withAccount],
  cancelMyRegistration: [`mutation { cancelMyRegistration(id: "${anything}") }`, withAccount],
  saveStudentAbout: [
    `mutation { saveStudentAbout(input: { dob: "2009-05-01", firstName: "", lastName: "B",
      city: "C", state: "MA" }) { id } }`,
    '-- +--- --',
  ],
  saveStudentSchool: [
    'mutation { saveStudentSchool(input: { currentSchool: "A", entryDate: "B" }) { id } }',
    '-- +--- --',
  ],
  saveStudentPreferences: ['mutation { saveStudentPreferences(input: {}) { id } }', '-- +--- --'],
  saveStudentPrivacy: [
    `mutation { saveStudentPrivacy(input: { subscribedFairReminders: true,
      subscribedWebinarReminders: true, allFairReminders: true, messageNotifications: true,
      subscribedChatReminders: true, shareAttendeeInfo: true }) { id } }`,
    '-- +--- --',
  ],
  sharingQuestion: [`{ sharingQuestion(collegeId: "${anything}") { isAnswered } }`, '-- +--- --'],
  shareWithCollege: [
    `mutation { shareWithCollege(collegeId: "${anything}", groups: [], action: saved) { since } }`,
    '-- +--- --',
  ],
  withdrawSharing: [
    `mutation { withdrawSharing(collegeId: "${anything}") { since } }`,
    '-- +--- --',
  ],
  inviteParent: [
    'mutation { inviteParent(input: { firstName: "A", lastName: "B", email: "a@b.test" }) { id } }',
    '-- +--- --',
  ],
  inviteStudent: [
    'mutation { inviteStudent(input: { firstName: "A", lastName: "B", studentEmail: "a@b.test" }) { id } }',
    '-- -+-- --',
  ],
  parentInvitation: ['{ parentInvitation(key: "none") { isLinked } }', everybody],
  sendParentInvitation: ['mutation { sendParentInvitation(key: "none") }', everybody],
  studentInvitations: ['{ studentInvitations { email } }', '-- -+-- --'],
  acceptInvitation: ['mutation { acceptInvitation(token: "x") }', withAccount],
  declineInvitation: ['mutation { declineInvitation(token: "x") }', withAccount],
  endLink: [`mutation { endLink(link: PARENT, id: "${anything}") }`, '-- ++-+ +-'],
  // A rep without this college is let in and turned away there.
  createCollegeRepUser: [
    `mutation { createCollegeRepUser(userEmail: "a@b.test", collegeId: "${anything}") }`,
    '-- ---- +-',
  ],
  repInvitations: ['{ repInvitations { email } }', reps],
  withdrawRepInvitation: ['mutation { withdrawRepInvitation(userEmail: "a@b.test") }', reps],
  collegesToClaim: ['{ collegesToClaim { id } }', reps],
  startCollege: [
    `mutation { startCollege(input: { name: "", boothUrl: "https://a.test", address1: "A",
      city: "B", state: "C", postalCode: "D" }) { collegeId } }`,
    reps,
  ],
  saveCollegeProfile: [
    `mutation { saveCollegeProfile(input: { majors: [], accreditedMajors: [], campusSize: [],
      campusSetting: [], collegeType: [], applyUrl: "https://a.test", onlineCoursePct: 1 }) { id } }`,
    reps,
  ],
  saveCollegeRep: [
    'mutation { saveCollegeRep(input: { firstName: "A", lastName: "B", phone: "413-555-0111" }) { id } }',
    reps,
  ],
  saveCollegeBooth: [
    'mutation { saveCollegeBooth(input: { boothUrl: "https://a.test", description: "A" }) { id } }',
    reps,
  ],
  claimCollege: [`mutation { claimCollege(collegeId: "${anything}") { id } }`, '-- ---+ --'],
  withdrawClaim: [`mutation { withdrawClaim(claimId: "${anything}") { id } }`, '-- ---+ --'],
  listClaims: ['{ listClaims { items { id } } }', adminsAndReps],
  approveClaim: [`mutation { approveClaim(claimId: "${anything}") { id } }`, adminsAndReps],
  rejectClaim: [`mutation { rejectClaim(claimId: "${anything}") { id } }`, adminsAndReps],
  approveCollege: [`mutation { approveCollege(collegeId: "${anything}") { id } }`, admins],
  requestCollegeChange: ['mutation { requestCollegeChange(input: { name: "A" }) { id } }', reps],
  collegeChanges: ['{ collegeChanges { id } }', adminsAndReps],
  decideCollegeChange: [
    `mutation { decideCollegeChange(id: "${anything}", approve: true) }`,
    admins,
  ],
  findSchools: ['{ findSchools(search: "none") { id } }', withAccount],
  chooseMySchool: ['mutation { chooseMySchool(schoolId: "none") { id } }', '-- --+- --'],
  saveCounselor: [
    'mutation { saveCounselor(input: { firstName: "A", lastName: "B", phone: "413-555-0111" }) { id } }',
    '-- --+- --',
  ],
  requestSchoolConfirmation: [
    'mutation { requestSchoolConfirmation(colleagueEmail: "a@b.test") }',
    '-- --+- --',
  ],
  confirmCounselor: [`mutation { confirmCounselor(counselorId: "${anything}") { id } }`, admins],
  classByCode: ['{ classByCode(code: "none") { fair } }', everybody],
  myClass: ['{ myClass(fair: "none") { code } }', counselors],
  myClasses: ['{ myClasses { fair } }', counselors],
  openClassLink: ['mutation { openClassLink(fair: "none") { code } }', counselors],
  endClassLink: ['mutation { endClassLink(fair: "none") { code } }', counselors],
  saveClassList: ['mutation { saveClassList(fair: "none", text: "") { added } }', counselors],
  clearClassList: ['mutation { clearClassList(fair: "none") { code } }', counselors],
  writeToClass: [
    'mutation { writeToClass(fair: "none", kind: "invitation") { code } }',
    counselors,
  ],
  listUsers: ['{ listUsers(limit: 1) { items { id } } }', admins],
  setUserType: [`mutation { setUserType(accountId: "${anything}", userType: "student") }`, admins],
  approveUser: [`mutation { approveUser(accountId: "${anything}") }`, admins],
  disableUser: [`mutation { disableUser(accountId: "${anything}") }`, admins],
  resendCode: [`mutation { resendCode(accountId: "${anything}") }`, admins],
  resetSecondFactor: [`mutation { resetSecondFactor(accountId: "${anything}") }`, admins],
  listAuditEntries: ['{ listAuditEntries(limit: 1) { items { id } } }', admins],
  collegeDirectory: ['{ collegeDirectory(limit: 1) { totalCount } }', everybody],
  collegeBySlug: ['{ collegeBySlug(slug: "none") { id } }', everybody],
  similarColleges: ['{ similarColleges(slug: "none") { sharedMajors } }', everybody],
  saveCollege: [`mutation { saveCollege(collegeId: "${anything}") { name } }`, '-- +++- --'],
  unsaveCollege: [`mutation { unsaveCollege(collegeId: "${anything}") }`, '-- +++- --'],
  mySavedColleges: ['{ mySavedColleges { name } }', '-- +++- --'],
  myColleges: ['{ myColleges(limit: 1) { totalCount } }', withAccount],
  compareColleges: ['{ compareColleges(slugs: []) { isSaved } }', withAccount],
  recommendedColleges: ['{ recommendedColleges { isSaved } }', '-- ++-- --'],
  majors: ['{ majors(search: "x") { title } }', everybody],
  calendar: ['{ calendar { id } }', everybody],
  fairBySlug: ['{ fairBySlug(slug: "none") { id } }', everybody],
  manageFairs: ['{ manageFairs { total } }', '-- ---- ++'],
  manageAttendees: [`{ manageAttendees(fairId: "${anything}") { total } }`, '-- ---- ++'],
  manageExhibitors: [`{ manageExhibitors(fairId: "${anything}") { total } }`, '-- ---- ++'],
  refundsOfFair: [`{ refundsOfFair(fairId: "${anything}") { refundedCents } }`, admins],
  managePayments: ['{ managePayments { total } }', admins],
  exhibitorCollege: [`{ exhibitorCollege(exhibitorId: "${anything}") { id } }`, admins],
  assignExhibitor: [
    `mutation { assignExhibitor(input: { exhibitorId: "${anything}", collegeId: "${anything}", inviteContact: false }) }`,
    admins,
  ],
  closeWithdrawal: [`mutation { closeWithdrawal(exhibitorId: "${anything}") }`, admins],
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
  fairCards: ['{ fairCards { id } }', everybody],
  fairCard: ['{ fairCard(slug: "none") { id } }', everybody],
  registerExhibitor: [
    `mutation { registerExhibitor(input: { fairId: "${anything}", consent: true, paymentType: "card",
       name: "A", address1: "B", city: "C", state: "MA", postalCode: "01002",
       primaryContactFirstName: "D", primaryContactLastName: "E", primaryContactPhone: "413-555-0100",
       primaryContactEmail: "a@b.test", primaryContactAttendingFair: true }) { proof } }`,
    everybody,
  ],
  openExhibitorRegistration: [
    'mutation { openExhibitorRegistration(token: "x") { proof } }',
    everybody,
  ],
  sendExhibitorLink: [
    `mutation { sendExhibitorLink(fairId: "${anything}", email: "a@b.test") }`,
    everybody,
  ],
  exhibitorRegistration: ['{ exhibitorRegistration(proof: "x") { paymentStatus } }', everybody],
  updateExhibitorRegistration: [
    'mutation { updateExhibitorRegistration(proof: "x", input: {}) { paymentStatus } }',
    everybody,
  ],
  payExhibitorRegistration: ['mutation { payExhibitorRegistration(proof: "x") { id } }', everybody],
  withdrawExhibitorRegistration: [
    'mutation { withdrawExhibitorRegistration(proof: "x") }',
    everybody,
  ],
  withdrawMyExhibit: [`mutation { withdrawMyExhibit(id: "${anything}") }`, withAccount],
  signUpForFairs: [
    `mutation { signUpForFairs(input: { collegeId: "${anything}", fairIds: [], paymentType: "card" }) { id } }`,
    adminsAndReps,
  ],
  myReceipts: ['{ myReceipts { id } }', withAccount],
  receipt: [`{ receipt(id: "${anything}") { id } }`, withAccount],
  billingDocument: ['{ billingDocument(token: "none") { receipt { id } } }', everybody],
  billingDocuments: [`{ billingDocuments(id: "${anything}") { id } }`, withAccount],
  sendBillingDocument: [`mutation { sendBillingDocument(id: "${anything}") }`, withAccount],
  exhibitorReceipt: ['{ exhibitorReceipt(proof: "none") { id } }', everybody],
  fairPreview: [`{ fairPreview(fairId: "${anything}") { id } }`, admins],
  visitFair: ['{ visitFair(slug: "none") { people } }', withAccount],
  enterFair: ['mutation { enterFair(slug: "none") }', withAccount],
  boothPresence: [`{ boothPresence(boothId: "${anything}") { people } }`, withAccount],
  boothVisit: [`{ boothVisit(slug: "none", boothId: "${anything}") { id } }`, withAccount],
  startChatCheck: [`mutation { startChatCheck(boothId: "${anything}") { id } }`, reps],
  passChatCheck: [`mutation { passChatCheck(boothId: "${anything}", word: "A") }`, reps],
  boothConversation: [`{ boothConversation(boothId: "${anything}") { cursor } }`, withAccount],
  sayAtBooth: [
    `mutation { sayAtBooth(boothId: "${anything}", text: "A", clientKey: "B") { id } }`,
    withAccount,
  ],
  hideBoothMessage: [`mutation { hideBoothMessage(id: "${anything}") { id } }`, bothAdminsAndReps],
  releaseBoothMessage: [
    `mutation { releaseBoothMessage(id: "${anything}") { id } }`,
    bothAdminsAndReps,
  ],
  showBoothMessage: [`mutation { showBoothMessage(id: "${anything}") { id } }`, bothAdminsAndReps],
  closeBoothQuestion: [`mutation { closeBoothQuestion(id: "${anything}") { id } }`, reps],
  reopenBoothQuestion: [`mutation { reopenBoothQuestion(id: "${anything}") { id } }`, reps],
  removeBoothDocument: [`mutation { removeBoothDocument(id: "${anything}") }`, adminsAndReps],
  sharedStudents: ['{ sharedStudents { total } }', reps],
  exportSharedStudents: ['mutation { exportSharedStudents { id } }', reps],
  keepBoothDocument: [`mutation { keepBoothDocument(id: "${anything}") { id } }`, '-- +++- --'],
  dropBoothDocument: [`mutation { dropBoothDocument(id: "${anything}") }`, '-- +++- --'],
  myBoothDocuments: ['{ myBoothDocuments { id } }', '-- +++- --'],
  toldAtBooths: ['{ toldAtBooths(slugs: []) { text } }', withAccount],
  prices: ['{ prices { currency } }', everybody],
  startCheckout: [
    `mutation { startCheckout(input: { paymentId: "${anything}" }) { id } }`,
    adminsAndReps,
  ],
  checkout: [`{ checkout(id: "${anything}") { id } }`, adminsAndReps],
  spendCredits: [
    `mutation { spendCredits(input: { collegeId: "${anything}", fairIds: [] }) { id } }`,
    adminsAndReps,
  ],
  giveCredits: [`mutation { giveCredits(input: { collegeId: 1, credits: 1 }) }`, admins],
  markPaymentPaid: [`mutation { markPaymentPaid(input: { paymentId: "${anything}" }) }`, admins],
  refundOffer: [`{ refundOffer(id: "${anything}", kind: "payment") { leftCents } }`, admins],
  refundPayment: [`mutation { refundPayment(input: { paymentId: "${anything}" }) { id } }`, admins],
  creditAccount: [`{ creditAccount(collegeId: "${anything}") { credits } }`, adminsAndReps],
  sendContactUsEmail: ['query { sendContactUsEmail(body: "Hello") }', everybody],
  myMailChoices: ['{ myMailChoices { scope } }', withAccount],
  setMyMailChoice: [
    'mutation { setMyMailChoice(scope: "campaigns", subscribed: true) { scope } }',
    withAccount,
  ],
  queueEmail: [
    'mutation { queueEmail(audience: "STUDENTS", sendTime: "now", subject: "A", htmlBody: "<p>B</p>") { success } }',
    admins,
  ],
  updateCampaign: [`mutation { updateCampaign(input: { id: "${anything}" }) { id } }`, admins],
  pauseCampaign: [`mutation { pauseCampaign(id: "${anything}") { id } }`, admins],
  resumeCampaign: [`mutation { resumeCampaign(id: "${anything}") { id } }`, admins],
  cancelCampaign: [`mutation { cancelCampaign(id: "${anything}") { id } }`, admins],
  listCampaigns: ['{ listCampaigns(limit: 1) { items { id } } }', admins],
  getCampaign: [`{ getCampaign(id: "${anything}") { id } }`, admins],
  campaignBodies: [`{ campaignBodies(id: "${anything}") { htmlBody } }`, admins],
  campaignAudience: ['{ campaignAudience(audience: "STUDENTS") { recipients } }', admins],
  campaignDeliveries: [`{ campaignDeliveries(campaignId: 1) { items { id } } }`, admins],
  previewCampaign: [
    '{ previewCampaign(audience: "STUDENTS", subject: "A", htmlBody: "<p>B</p>") { subject } }',
    admins,
  ],
  listSuppressions: ['{ listSuppressions(limit: 1) { items { address } } }', admins],
  suppress: ['mutation { suppress(address: "a@b.test", scope: "campaigns") }', admins],
  liftSuppression: ['mutation { liftSuppression(address: "a@b.test", scope: "all") }', admins],
  sendCampaignTest: [
    'mutation { sendCampaignTest(audience: "STUDENTS", subject: "A", htmlBody: "<p>B</p>") }',
    admins,
  ],
};
