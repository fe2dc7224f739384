/** Lists whose downloads by admins and coordinators are in the audit log. */
export const downloadedLists = [
  ...(['attendees', 'exhibitors', 'readiness', 'requests', 'counselors', 'payments'] as const),
  ...(['colleges', 'suppressions', 'auditLog', 'users'] as const),
  'campaigns',
  'fairs',
] as const;

export type DownloadedList = (typeof downloadedLists)[number];
