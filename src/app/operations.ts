import { listAuditEntries } from '../features/accounts/audit-log/list-audit-entries.server.ts';
import { userOperations } from '../features/accounts/user-list/user-operations.server.ts';
import {
  cancelMyRegistration,
  updateMyRegistration,
} from '../features/attendees/my-registration/change-my-registration.server.ts';
import { confirmMyRegistration } from '../features/attendees/confirmation/confirm-my-registration.server.ts';
import { fairDesk } from '../features/attendees/registering/fair-desk-query.server.ts';
import { registerForFair } from '../features/attendees/registering/register-for-fair.server.ts';
import {
  sendRegistrationCode,
  sendRegistrationLink,
} from '../features/attendees/my-registration/send-registration-link.server.ts';
import { linkedRegistration } from '../features/attendees/my-registration/linked-registration.server.ts';
import { recordingsEmailOperations } from '../features/attendees/recordings-email/recordings-email-operations.server.ts';
import { managingOperations } from '../features/attendees/admin-attendee/managing-operations.server.ts';
import { boothPictureOperations } from '../features/booths/booth-media/booth-pictures.server.ts';
import { removeBoothDocument } from '../features/booths/booth-contents/remove-booth-document.server.ts';
import { carryOverOperations } from '../features/booths/carry-over/copy-from-booth.server.ts';
import { toldAtBooths } from '../features/booths/booth-contents/told-at-booths.server.ts';
import { campaignFairs } from '../features/campaigns/audience/campaign-fairs.server.ts';
import {
  deleteCampaignDraft,
  getCampaignDraft,
  saveCampaignDraft,
} from '../features/campaigns/editor/save-draft.server.ts';
import { editCampaign } from '../features/campaigns/editor/edit-campaign.server.ts';
import {
  copyCampaign,
  sendCampaignDraft,
} from '../features/campaigns/preview-and-send/send-draft.server.ts';
import {
  deleteCampaignTemplate,
  listCampaignTemplates,
  saveCampaignTemplate,
  startFromTemplate,
} from '../features/campaigns/editor/templates.server.ts';
import { campaignListOperations } from '../features/campaigns/list/campaign-list-operations.server.ts';
import { suppressionTable } from '../features/campaigns/suppression-list/suppression-table.server.ts';
import { campaignAudience } from '../features/campaigns/audience/campaign-audience.server.ts';
import { campaignDeliveries } from '../features/campaigns/sending/campaign-deliveries.server.ts';
import {
  myMailChoices,
  setMyMailChoice,
} from '../features/campaigns/mail-choices/my-mail-choices.server.ts';
import { queueEmail } from '../features/campaigns/sending/queue-email.server.ts';
import {
  campaignBodies,
  getCampaign,
  listCampaigns,
} from '../features/campaigns/list/read-campaigns.server.ts';
import { sendContactUsEmail } from '../features/campaigns/sending/send-contact-us-email.server.ts';
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
} from '../features/campaigns/sending/steer-campaign.server.ts';
import {
  liftSuppression,
  listSuppressions,
  suppress,
} from '../features/campaigns/suppression-list/suppressions.server.ts';
import {
  previewCampaign,
  sendCampaignTest,
} from '../features/campaigns/sending/try-campaign.server.ts';
import { updateCampaign } from '../features/campaigns/sending/update-campaign.server.ts';
import { collegeChangeCalls } from '../features/colleges/set-up/college-changes.server.ts';
import {
  endClassLink,
  openClassLink,
} from '../features/classes/class-link/class-link-calls.server.ts';
import {
  clearClassList,
  saveClassList,
} from '../features/classes/roster/class-list-calls.server.ts';
import { myClass, myClasses } from '../features/classes/class-page/my-class.server.ts';
import { writeToClass } from '../features/classes/emails/write-to-class.server.ts';
import { keepDirectoryCalls } from '../features/colleges/admin-list/keep-directory-operations.server.ts';
import { directoryCalls } from '../features/colleges/college-directory.server.ts';
import { majors } from '../features/colleges/name-search/list-majors.server.ts';
import { legalOperations } from '../features/company/legal/legal-operations.server.ts';
import { lobbyLiveCalls, lobbyOperations } from '../features/lobby/lobby-operations.server.ts';
import { settingOperations } from '../features/settings/settings-operations.server.ts';
import { planOperations } from '../features/sessions/planner/plan-operations.server.ts';
import { repOperations } from '../features/colleges/representation/rep-operations.server.ts';
import {
  saveCollege,
  unsaveCollege,
} from '../features/colleges/my-colleges/save-college.server.ts';
import { confirmCounselor } from '../features/counselors/school-confirmation/confirm-counselor.server.ts';
import { confirmCounselorsCalls } from '../features/counselors/school-confirmation/confirm-counselors.server.ts';
import { undoSchoolImport } from '../features/counselors/school-list/import-in-browser.server.ts';
import { classByCode } from '../features/counselors/find-class.server.ts';
import { findSchools } from '../features/counselors/school-list/find-schools.server.ts';
import { requestSchoolConfirmation } from '../features/counselors/school-confirmation/request-school-confirmation.server.ts';
import {
  chooseMySchool,
  saveCounselor,
} from '../features/counselors/counselor-record/save-counselor-step.server.ts';
import { addExhibitor } from '../features/exhibitors/adding/add-exhibitor.server.ts';
import {
  assignExhibitor,
  exhibitorCollege,
} from '../features/exhibitors/admin-exhibitor/assign-exhibitor.server.ts';
import { updateExhibitorRegistration } from '../features/exhibitors/confirmation/change-registration.server.ts';
import { exhibitorRegistration } from '../features/exhibitors/confirmation/look-at-registration.server.ts';
import {
  openExhibitorRegistration,
  sendExhibitorLink,
} from '../features/exhibitors/confirmation/open-registration.server.ts';
import { payExhibitorRegistration } from '../features/exhibitors/confirmation/pay-registration.server.ts';
import {
  billingDocument,
  exhibitorReceipt,
  myReceipts,
  receipt,
} from '../features/exhibitors/receipts/receipts.server.ts';
import {
  billingDocuments,
  sendBillingDocument,
} from '../features/exhibitors/billing-emails/send-again.server.ts';
import { removeExhibitor } from '../features/exhibitors/withdrawal/remove-exhibitor.server.ts';
import { registerExhibitor } from '../features/exhibitors/registering/register-exhibitor.server.ts';
import { signUpForFairs } from '../features/exhibitors/fairs-signup/sign-up-for-fairs.server.ts';
import {
  withdrawExhibitorRegistration,
  withdrawMyExhibit,
} from '../features/exhibitors/withdrawal/withdraw-exhibitor.server.ts';
import { fairCard, fairCards, fairPreview } from '../features/exhibitors/fair-cards.server.ts';
import { agreeingOperations } from '../features/exhibitors/agreeing/agreeing-operations.server.ts';
import { managingExhibitorsOperations } from '../features/exhibitors/exhibitor-list/managing-exhibitors-operations.server.ts';
import {
  manageExhibitors,
  refundsOfFair,
} from '../features/exhibitors/exhibitor-list/manage-exhibitors.server.ts';
import { closeWithdrawal } from '../features/exhibitors/withdrawal/close-withdrawal.server.ts';
import { managePayments } from '../features/exhibitors/admin-payments/manage-payments.server.ts';
import { manageReadiness } from '../features/exhibitors/manage-readiness.server.ts';
import { manageColleges } from '../features/exhibitors/college-money/manage-colleges.server.ts';
import { fairListOperations } from '../features/exhibitors/admin-fairs/fair-list-operations.server.ts';
import type { AppServices } from './services.server.ts';
import { calendar } from '../features/fairs/calendar/calendar.server.ts';
import { cancelFair } from '../features/fairs/fair-settings/cancel-fair.server.ts';
import { copyFair } from '../features/fairs/fair-settings/copy-fair.server.ts';
import { fairBySlug } from '../features/fairs/fair-page/fair-by-slug.server.ts';
import { moveFair } from '../features/fairs/fair-settings/move-fair.server.ts';
import { publishFair } from '../features/fairs/publish-fair.server.ts';
import { watchingOperations } from '../features/sessions/recordings/recordings-operations.server.ts';
import { recordingOperations } from '../features/sessions/recording-files/recording-operations.server.ts';
import { setFairSessions } from '../features/sessions/webinar-settings/set-fair-sessions.server.ts';
import {
  sessionSpeakers,
  setSessionSpeakers,
} from '../features/sessions/webinar-settings/set-session-speakers.server.ts';
import {
  acceptInvitation,
  declineInvitation,
} from '../features/onboarding/invitations/answer-invitation.server.ts';
import { compareColleges } from '../features/onboarding/my-colleges/compare-colleges.server.ts';
import { endLink } from '../features/onboarding/invitations/end-link.server.ts';
import { me } from '../features/onboarding/me/me.server.ts';
import { myColleges } from '../features/onboarding/my-colleges/my-colleges.server.ts';
import { myData } from '../features/onboarding/personal-data/my-data.server.ts';
import { leadsOperations } from '../features/leads/leads-operations.server.ts';
import { recommendedColleges } from '../features/onboarding/my-colleges/recommended-colleges.server.ts';
import { giveCredits } from '../features/payments/credits/give-credits.server.ts';
import { listCredits } from '../features/payments/credits/list-credits.server.ts';
import { priceOperations } from '../features/payments/prices/price-operations.server.ts';
import { lookAtCheckout } from '../features/payments/look-at-checkout.server.ts';
import { markPaymentPaid } from '../features/payments/paying/mark-payment-paid.server.ts';
import { refundOffer } from '../features/payments/refunds/refund-offer.server.ts';
import { refundPayment } from '../features/payments/refunds/refund-payment.server.ts';
import { spendCredits } from '../features/payments/spend-credits.server.ts';
import { startCheckout } from '../features/payments/paying/start-checkout.server.ts';
import type { LiveCall } from '../platform/graphql/live-call.ts';
import type { Operation } from '../platform/graphql/operation.ts';
import {
  sessionAttendees,
  sessionCounts,
} from '../features/sessions/attendees/session-attendees.server.ts';
import { sessionFigures } from '../features/sessions/day/session-figures.server.ts';
import { joinSession, sessionEntry } from '../features/sessions/join/join-session.server.ts';
import { onSessionNews } from '../features/sessions/room/follow-session.server.ts';
import { roomOperations } from '../features/sessions/room/room-operations.server.ts';
import { questionOperations } from '../features/sessions/session-questions/question-operations.server.ts';
import {
  hasSessionStages,
  setSessionLinks,
} from '../features/sessions/links/set-session-links.server.ts';
import { sessionFairs } from '../features/sessions/frame/session-fairs.server.ts';
import { inviteParent } from '../features/students/family-links/invite-parent.server.ts';
import {
  parentInvitation,
  sendParentInvitation,
} from '../features/students/family-links/parent-invitation.server.ts';
import { inviteStudent } from '../features/students/family-links/invite-student.server.ts';
import { mySavedColleges } from '../features/students/student-record/my-saved-colleges.server.ts';
import { sharingQuestion } from '../features/students/sharing/sharing-question.server.ts';
import {
  saveStudentAbout,
  saveStudentPreferences,
  saveStudentPrivacy,
  saveStudentSchool,
} from '../features/students/student-record/save-student-step.server.ts';
import {
  shareWithCollege,
  withdrawSharing,
} from '../features/students/sharing/share-with-college.server.ts';
import {
  studentInvitation,
  studentInvitations,
} from '../features/students/family-links/student-invitations.server.ts';

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
  studentInvitation,
  studentInvitations,
  acceptInvitation,
  declineInvitation,
  endLink,
  ...repOperations,
  ...lobbyOperations,
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
  ...roomOperations,
  ...questionOperations,
  joinSession,
  hasSessionStages,
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
  sessionSpeakers,
  setSessionSpeakers,
  ...recordingOperations,
  ...recordingsEmailOperations,
  ...watchingOperations,
  sessionFigures,
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
  removeBoothDocument,
  ...boothPictureOperations,
  ...leadsOperations,
  toldAtBooths,
  ...carryOverOperations,
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
export const liveCalls: readonly LiveCall<AppServices>[] = [...lobbyLiveCalls, onSessionNews];
