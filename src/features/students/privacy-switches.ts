/**
 * The privacy switches that govern something today, in the order in which they are shown. The others
 * are stored, and shown once their emails exist: a name added here, with its words, is in setup, on
 * the profile and in what a parent reads.
 */
export const privacySwitches = [
  'subscribedFairReminders',
  'subscribedWebinarReminders',
  'messageNotifications',
  'allFairReminders',
  'shareAttendeeInfo',
] as const satisfies readonly (keyof typeof startingPrivacy)[];
export type PrivacySwitch = (typeof privacySwitches)[number];

/** The settings of a student who has not chosen yet: reminders they asked for, nothing else. */
export const startingPrivacy = {
  subscribedFairReminders: true,
  subscribedWebinarReminders: true,
  allFairReminders: false,
  messageNotifications: true,
  subscribedChatReminders: true,
  shareAttendeeInfo: false,
};
