/**
 * The privacy switches that govern something today, in the order in which they are shown. The other
 * three (session reminders, "your turn", new messages) are stored, and shown once their emails exist.
 */
export const privacySwitches = [
  'subscribedFairReminders',
  'allFairReminders',
  'shareAttendeeInfo',
] as const;

/** The settings of a student who has not chosen yet: reminders they asked for, nothing else. */
export const startingPrivacy = {
  subscribedFairReminders: true,
  subscribedWebinarReminders: true,
  allFairReminders: false,
  messageNotifications: true,
  subscribedChatReminders: true,
  shareAttendeeInfo: false,
};
