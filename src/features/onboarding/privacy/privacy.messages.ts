import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What each privacy switch governs, and bulk email. */
export const privacyMessages = defineMessages('onboarding.privacy', {
  lead: 'We always email you what you need to know: codes, and when a fair is moved or canceled. The rest is up to you.',
  subscribedFairReminders: 'Remind me of fairs I registered for',
  subscribedFairRemindersHint:
    'A week, a day and an hour before they start, a summary the same evening, and when recordings are out.',
  subscribedWebinarReminders: 'Remind me of sessions I chose',
  subscribedWebinarRemindersHint: 'An hour before they start, with the link to join.',
  messageNotifications: 'Email me answers to my questions',
  messageNotificationsHint: 'When a college answers you after you’ve left its booth.',
  allFairReminders: 'Tell me about other fairs',
  allFairRemindersHint: 'News about fairs you haven’t registered for, also from a counselor.',
  otherFairsHint: 'News about fairs you haven’t registered for.',
  shareAttendeeInfo: 'Preselect “Yes” when a college asks for my contact details',
  shareAttendeeInfoHint:
    'Each college asks you once, before it gets anything. This only sets which answer is selected at first.',

  pushLead:
    'When you’re away from a fair’s pages, your device tells you that a college answered you or is calling you, or that you’re next in line. It never shows what was written.',
  pushNone: 'None of your browsers shows notifications.',
  pushSince: 'Since',
  pushStop: 'Stop',
  pushStopOn: 'Stop notifications on {device}',
  pushStopped: 'Notifications stopped.',
  pushStart: 'Notify me in this browser',

  mailLead: 'These emails go to everyone on a list. Each one has an unsubscribe link.',
  campaigns: 'Emails from us about fairs and colleges',
  campaignsHint: 'Students also need “Tell me about other fairs” above.',
  campaignsHintOther: 'Now and then, about upcoming fairs.',
  attendees: 'Newsletter for fair attendees',
  attendeesHint: 'News, articles and resources for families, monthly.',
  exhibitors: 'Newsletter for exhibitors',
  exhibitorsHint: 'News for colleges, monthly.',
});
