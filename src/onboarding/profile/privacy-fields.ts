import type { MailScope } from '../../campaigns/audiences.ts';
import { flag } from '../../platform/model/kinds.ts';
import { StudentPrivacySettings } from '../../students/student-privacy-settings.entity.ts';

/** The switches in the order in which they are shown. */
export const privacySwitches = [
  'subscribedFairReminders',
  'subscribedWebinarReminders',
  'allFairReminders',
  'messageNotifications',
  'subscribedChatReminders',
  'shareAttendeeInfo',
] as const;

const { members } = StudentPrivacySettings;

/** The form of the switches. */
export const privacyFields = {
  subscribedFairReminders: members.subscribedFairReminders,
  subscribedWebinarReminders: members.subscribedWebinarReminders,
  allFairReminders: members.allFairReminders,
  messageNotifications: members.messageNotifications,
  subscribedChatReminders: members.subscribedChatReminders,
  shareAttendeeInfo: members.shareAttendeeInfo,
} as const;

/** The form of mail to many. */
export const mailFields = {
  campaigns: flag(),
  attendees: flag(),
  exhibitors: flag(),
} as const satisfies Record<MailScope, unknown>;
