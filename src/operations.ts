import { listAuditEntries } from './accounts/audit-log/list-audit-entries.server.ts';
import { userOperations } from './accounts/user-operations.server.ts';
import {
  cancelMyRegistration,
  updateMyRegistration,
} from './attendees/change-my-registration.server.ts';
import { confirmMyRegistration } from './attendees/confirm-my-registration.server.ts';
import { fairDesk } from './attendees/fair-desk-query.server.ts';
import { registerForFair } from './attendees/register-for-fair.server.ts';
import {
  sendRegistrationCode,
  sendRegistrationLink,
} from './attendees/send-registration-link.server.ts';
import { linkedRegistration } from './attendees/linked-registration.server.ts';
import { recordingsEmailOperations } from './attendees/recordings-email/recordings-email-operations.server.ts';
import { managingOperations } from './attendees/managing/managing-operations.server.ts';
import { removeBoothDocument } from './booths/remove-booth-document.server.ts';
import { toldAtBooths } from './booths/told-at-booths.server.ts';
import { campaignFairs } from './campaigns/audience/campaign-fairs.server.ts';
import {
  deleteCampaignDraft,
  getCampaignDraft,
  saveCampaignDraft,
} from './campaigns/editor/save-draft.server.ts';
import { editCampaign } from './campaigns/editor/edit-campaign.server.ts';
import { copyCampaign, sendCampaignDraft } from './campaigns/editor/send-draft.server.ts';
import {
  deleteCampaignTemplate,
  listCampaignTemplates,
  saveCampaignTemplate,
  startFromTemplate,
} from './campaigns/editor/templates.server.ts';
import { campaignListOperations } from './campaigns/campaign-list-operations.server.ts';
import { suppressionTable } from './campaigns/suppression-list/suppression-table.server.ts';
import { campaignAudience } from './campaigns/campaign-audience.server.ts';
import { campaignDeliveries } from './campaigns/campaign-deliveries.server.ts';
import { myMailChoices, setMyMailChoice } from './campaigns/my-mail-choices.server.ts';
import { queueEmail } from './campaigns/queue-email.server.ts';
import { campaignBodies, getCampaign, listCampaigns } from './campaigns/read-campaigns.server.ts';
import { sendContactUsEmail } from './campaigns/send-contact-us-email.server.ts';
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
} from './campaigns/steer-campaign.server.ts';
import { liftSuppression, listSuppressions, suppress } from './campaigns/suppressions.server.ts';
import { previewCampaign, sendCampaignTest } from './campaigns/try-campaign.server.ts';
import { updateCampaign } from './campaigns/update-campaign.server.ts';
import { collegeChangeCalls } from './colleges/college-changes.server.ts';
import { endClassLink, openClassLink } from './classes/class-link-calls.server.ts';
import { clearClassList, saveClassList } from './classes/class-list-calls.server.ts';
import { myClass, myClasses } from './classes/my-class.server.ts';
import { writeToClass } from './classes/write-to-class.server.ts';
import { keepDirectoryCalls } from './colleges/keep-directory-operations.server.ts';
import { directoryCalls } from './colleges/college-directory.server.ts';
import { majors } from './colleges/list-majors.server.ts';
import { legalOperations } from './company/legal/legal-operations.server.ts';
import { settingOperations } from './settings/settings-operations.server.ts';
import { onAnnouncement } from './lobby/announcements/follow-announcements.server.ts';
import { dayOperations } from './lobby/day-operations.server.ts';
import { planOperations } from './sessions/plan-operations.server.ts';
import { repOperations } from './colleges/rep-operations.server.ts';
import { saveCollege, unsaveCollege } from './colleges/save-college.server.ts';
import { confirmCounselor } from './counselors/confirm-counselor.server.ts';
import { confirmCounselorsCalls } from './counselors/confirm-counselors.server.ts';
import { undoSchoolImport } from './counselors/import-in-browser.server.ts';
import { classByCode } from './counselors/find-class.server.ts';
import { findSchools } from './counselors/find-schools.server.ts';
import { requestSchoolConfirmation } from './counselors/request-school-confirmation.server.ts';
import { chooseMySchool, saveCounselor } from './counselors/save-counselor-step.server.ts';
import { addExhibitor } from './exhibitors/adding/add-exhibitor.server.ts';
import { assignExhibitor, exhibitorCollege } from './exhibitors/assign-exhibitor.server.ts';
import { updateExhibitorRegistration } from './exhibitors/change-registration.server.ts';
import { exhibitorRegistration } from './exhibitors/look-at-registration.server.ts';
import {
  openExhibitorRegistration,
  sendExhibitorLink,
} from './exhibitors/open-registration.server.ts';
import { payExhibitorRegistration } from './exhibitors/pay-registration.server.ts';
import {
  billingDocument,
  exhibitorReceipt,
  myReceipts,
  receipt,
} from './exhibitors/receipts.server.ts';
import { billingDocuments, sendBillingDocument } from './exhibitors/send-again.server.ts';
import { removeExhibitor } from './exhibitors/remove-exhibitor.server.ts';
import { registerExhibitor } from './exhibitors/register-exhibitor.server.ts';
import { signUpForFairs } from './exhibitors/sign-up-for-fairs.server.ts';
import {
  withdrawExhibitorRegistration,
  withdrawMyExhibit,
} from './exhibitors/withdraw-exhibitor.server.ts';
import { fairCard, fairCards, fairPreview } from './exhibitors/fair-cards.server.ts';
import { agreeingOperations } from './exhibitors/agreeing/agreeing-operations.server.ts';
import { managingExhibitorsOperations } from './exhibitors/managing/managing-exhibitors-operations.server.ts';
import { manageExhibitors, refundsOfFair } from './exhibitors/manage-exhibitors.server.ts';
import { closeWithdrawal } from './exhibitors/close-withdrawal.server.ts';
import { managePayments } from './exhibitors/manage-payments.server.ts';
import { manageReadiness } from './exhibitors/manage-readiness.server.ts';
import { manageColleges } from './exhibitors/manage-colleges.server.ts';
import { fairListOperations } from './exhibitors/fair-list-operations.server.ts';
import type { AppServices } from './app-services.server.ts';
import { calendar } from './fairs/calendar.server.ts';
import { cancelFair } from './fairs/cancel-fair.server.ts';
import { copyFair } from './fairs/copy-fair.server.ts';
import { fairBySlug } from './fairs/fair-by-slug.server.ts';
import { moveFair } from './fairs/move-fair.server.ts';
import { publishFair } from './fairs/publish-fair.server.ts';
import { watchingOperations } from './sessions/recordings/recordings-operations.server.ts';
import { recordingOperations } from './fairs/recording-files/recording-operations.server.ts';
import { setFairSessions } from './fairs/set-fair-sessions.server.ts';
import { acceptInvitation, declineInvitation } from './onboarding/answer-invitation.server.ts';
import { compareColleges } from './onboarding/compare-colleges.server.ts';
import { endLink } from './onboarding/end-link.server.ts';
import { me } from './onboarding/me.server.ts';
import { myColleges } from './onboarding/my-colleges.server.ts';
import { myData } from './onboarding/my-data.server.ts';
import { leadsOperations } from './leads/leads-operations.server.ts';
import { boothPresence, onFairPresence } from './lobby/fair-presence.server.ts';
import { enterFair, visitFair } from './lobby/visit-fair.server.ts';
import { recommendedColleges } from './onboarding/recommended-colleges.server.ts';
import { giveCredits } from './payments/give-credits.server.ts';
import { listCredits } from './payments/list-credits.server.ts';
import { priceOperations } from './payments/price-operations.server.ts';
import { lookAtCheckout } from './payments/look-at-checkout.server.ts';
import { markPaymentPaid } from './payments/mark-payment-paid.server.ts';
import { refundOffer } from './payments/refund-offer.server.ts';
import { refundPayment } from './payments/refund-payment.server.ts';
import { spendCredits } from './payments/spend-credits.server.ts';
import { startCheckout } from './payments/start-checkout.server.ts';
import type { LiveCall } from './platform/graphql/live-call.ts';
import { conversationOperations } from './lobby/conversation-operations.server.ts';
import { boothVisit } from './lobby/booth-visit.server.ts';
import {
  dropBoothDocument,
  keepBoothDocument,
  myBoothDocuments,
} from './lobby/keep-booth-document.server.ts';
import { onBoothNews } from './lobby/follow-booth.server.ts';
import { closeBoothQuestion, reopenBoothQuestion } from './lobby/close-question.server.ts';
import {
  hideBoothMessage,
  releaseBoothMessage,
  showBoothMessage,
} from './lobby/moderate-message.server.ts';
import { sayAtBooth } from './lobby/say-at-booth.server.ts';
import type { Operation } from './platform/graphql/operation.ts';
import { sessionAttendees, sessionCounts } from './sessions/attendees/session-attendees.server.ts';
import { joinSession, sessionEntry } from './sessions/join/join-session.server.ts';
import { setSessionLinks } from './sessions/links/set-session-links.server.ts';
import { sessionFairs } from './sessions/frame/session-fairs.server.ts';
import { inviteParent } from './students/invite-parent.server.ts';
import { parentInvitation, sendParentInvitation } from './students/parent-invitation.server.ts';
import { inviteStudent } from './students/invite-student.server.ts';
import { mySavedColleges } from './students/my-saved-colleges.server.ts';
import { sharingQuestion } from './students/sharing-question.server.ts';
import {
  saveStudentAbout,
  saveStudentPreferences,
  saveStudentPrivacy,
  saveStudentSchool,
} from './students/save-student-step.server.ts';
import { shareWithCollege, withdrawSharing } from './students/share-with-college.server.ts';
import { studentInvitations } from './students/student-invitations.server.ts';

/** The hand-written operations, besides those generated for entities. */
export const operations: readonly Operation<AppServices>[] = [
  me,
  myData,
  registerForFair,
  sendRegistrationLink,
  sendRegistrationCode,
  linkedRegistration,
  fairDesk,
  updateMyRegistration,
  confirmMyRegistration,
  cancelMyRegistration,
  saveStudentAbout,
  saveStudentSchool,
  saveStudentPreferences,
  saveStudentPrivacy,
  sharingQuestion,
  shareWithCollege,
  withdrawSharing,
  inviteParent,
  inviteStudent,
  parentInvitation,
  sendParentInvitation,
  studentInvitations,
  acceptInvitation,
  declineInvitation,
  endLink,
  ...repOperations,
  ...dayOperations,
  ...planOperations,
  ...settingOperations,
  ...legalOperations,
  ...priceOperations,
  manageColleges,
  ...keepDirectoryCalls,
  ...collegeChangeCalls,
  findSchools,
  chooseMySchool,
  saveCounselor,
  requestSchoolConfirmation,
  confirmCounselor,
  ...confirmCounselorsCalls,
  undoSchoolImport,
  classByCode,
  myClass,
  myClasses,
  openClassLink,
  endClassLink,
  saveClassList,
  clearClassList,
  writeToClass,
  ...userOperations,
  listAuditEntries,
  ...directoryCalls,
  saveCollege,
  unsaveCollege,
  mySavedColleges,
  myColleges,
  compareColleges,
  recommendedColleges,
  majors,
  calendar,
  fairBySlug,
  ...fairListOperations,
  sessionFairs,
  sessionAttendees,
  sessionCounts,
  sessionEntry,
  joinSession,
  setSessionLinks,
  ...managingOperations,
  manageExhibitors,
  ...managingExhibitorsOperations,
  refundsOfFair,
  managePayments,
  exhibitorCollege,
  assignExhibitor,
  addExhibitor,
  closeWithdrawal,
  manageReadiness,
  publishFair,
  moveFair,
  cancelFair,
  copyFair,
  setFairSessions,
  ...recordingOperations,
  ...recordingsEmailOperations,
  ...watchingOperations,
  fairCards,
  fairCard,
  registerExhibitor,
  openExhibitorRegistration,
  sendExhibitorLink,
  exhibitorRegistration,
  updateExhibitorRegistration,
  payExhibitorRegistration,
  withdrawExhibitorRegistration,
  withdrawMyExhibit,
  ...agreeingOperations,
  removeExhibitor,
  signUpForFairs,
  myReceipts,
  receipt,
  billingDocument,
  billingDocuments,
  sendBillingDocument,
  exhibitorReceipt,
  fairPreview,
  visitFair,
  enterFair,
  boothPresence,
  boothVisit,
  ...conversationOperations,
  sayAtBooth,
  hideBoothMessage,
  releaseBoothMessage,
  showBoothMessage,
  closeBoothQuestion,
  reopenBoothQuestion,
  removeBoothDocument,
  ...leadsOperations,
  keepBoothDocument,
  dropBoothDocument,
  myBoothDocuments,
  toldAtBooths,
  startCheckout,
  lookAtCheckout,
  spendCredits,
  giveCredits,
  markPaymentPaid,
  refundOffer,
  refundPayment,
  listCredits,
  sendContactUsEmail,
  myMailChoices,
  setMyMailChoice,
  queueEmail,
  updateCampaign,
  pauseCampaign,
  resumeCampaign,
  cancelCampaign,
  ...campaignListOperations,
  campaignFairs,
  getCampaignDraft,
  saveCampaignDraft,
  deleteCampaignDraft,
  sendCampaignDraft,
  copyCampaign,
  editCampaign,
  listCampaignTemplates,
  saveCampaignTemplate,
  deleteCampaignTemplate,
  startFromTemplate,
  suppressionTable,
  listCampaigns,
  getCampaign,
  campaignBodies,
  campaignAudience,
  campaignDeliveries,
  previewCampaign,
  listSuppressions,
  suppress,
  liftSuppression,
  sendCampaignTest,
];

/** The hand-written subscriptions, besides the changes of entities. */
export const liveCalls: readonly LiveCall<AppServices>[] = [
  onFairPresence,
  onBoothNews,
  onAnnouncement,
];
