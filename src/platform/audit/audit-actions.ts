/** Admin actions with their own calls; the audit log has a sentence for each. */
export const auditActions = [
  ...(['saveSiteSettings', 'saveSiteFeatures', 'sendSettingsTest', 'setDemoVisitors'] as const),
  ...(['retryMails', 'retryJobs'] as const),
  ...(['saveLegalDraft', 'discardLegalDraft', 'publishLegalText'] as const),
  ...(['savePrices'] as const),
  ...(['announce', 'withdrawAnnouncement', 'closeBoothQuestion'] as const),
  ...(['reopenBoothQuestion', 'hideBoothMessage', 'showBoothMessage'] as const),
  ...(['releaseBoothMessage', 'closeBooth', 'reopenBooth'] as const),
  ...(['readReportedThread', 'closeThreadReport', 'readCallReports'] as const),
  ...(['excludeFromFair', 'liftFairExclusion', 'closeCallReport'] as const),
  ...(['closeBoothMessageReport'] as const),
  ...(['uploadFile', 'removeFile', 'removeBoothDocument'] as const),
  ...(['describeBoothPicture', 'moveBoothPicture', 'removeBoothPicture'] as const),
  'unpublishFair',
  ...(['publishFair', 'moveFair', 'cancelFair', 'copyFair', 'setFairSessions'] as const),
  ...(['removeRecording', 'setRecordingChapters', 'emailRecordings'] as const),
  ...(['setSessionLinks', 'conductSession'] as const),
  ...(['changeSessionPlan', 'undoSessionPlan', 'redoSessionPlan'] as const),
  ...(['suggestSessionPlan', 'publishSessionPlan'] as const),
  ...(['publishBooths', 'undoPublishedBooths', 'assignExhibitor', 'closeWithdrawal'] as const),
  ...(['addAttendee', 'correctAttendee', 'cancelAttendee', 'revealAttendee'] as const),
  ...(['resendConfirmation', 'addExhibitor', 'removeExhibitor', 'remindOfPayment'] as const),
  ...(['sendBillingDocument', 'refundPayment', 'markPaymentPaid', 'giveCredits'] as const),
  ...(['exportSharedStudentsAtFair', 'confirmCounselor', 'endLink'] as const),
  ...(['downloadList'] as const),
  ...(['resendCode', 'disableUser', 'setUserType', 'approveUser', 'resetSecondFactor'] as const),
  ...(['createCollegeRepUser', 'withdrawRepInvitation', 'linkRepAccount'] as const),
  ...(['approveClaim', 'rejectClaim', 'approveCollege', 'decideCollegeChange'] as const),
  ...(['setCollegeStatus', 'undoCollegeStatus', 'mergeColleges', 'undoCollegeMerge'] as const),
  ...([
    'startCollegeImport',
    'undoCollegeImport',
    'startSchoolImport',
    'undoSchoolImport',
  ] as const),
  ...(['saveCampaignDraft', 'deleteCampaignDraft', 'startFromTemplate'] as const),
  ...(['saveCampaignTemplate', 'deleteCampaignTemplate', 'sendCampaignDraft'] as const),
  ...([
    'copyCampaign',
    'queueEmail',
    'sendCampaignTest',
    'updateCampaign',
    'editCampaign',
  ] as const),
  ...(['uploadCampaignPicture'] as const),
  ...(['pauseCampaign', 'resumeCampaign', 'cancelCampaign'] as const),
  ...(['suppress', 'liftSuppression'] as const),
] as const;
/** An action with its own sentence. */
export type NamedAction = (typeof auditActions)[number];

/** An act as the log keeps it: one of these, or a generated call on a kind of record. */
export type AuditAction = NamedAction | `${'create' | 'update' | 'delete'}${string}`;
