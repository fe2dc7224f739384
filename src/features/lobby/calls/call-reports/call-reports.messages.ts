import { defineMessages } from '../../../../platform/i18n/define-messages.ts';

/** Reports of video calls, for admins. */
export const callReportMessages = defineMessages('lobby.callReports', {
  title: 'Reported video calls',
  none: 'No reports of video calls are open.',
  count:
    '{count, plural, one {# report} other {# reports}}. The audit log records each time you read them.',
  read: 'Read the reports',
  back: 'Back to the live view',
  isRecorded: 'You’re reading reports about people in video calls. This is in the audit log.',
  close: 'Close the report',
  closeOf: 'Close the report about {college}: {reason}',
  closed: 'Report closed.',
  booth: 'Booth',
  reported: 'Reported',
  by: 'By',
  byErased: 'Someone whose account is deleted',
  about: 'About',
  aboutRole: '{email} ({role, select, REP {rep} other {student}})',
  aboutNoOne: 'No one in particular',
  call: 'Call',
  isOpen: '(still going on)',
});
