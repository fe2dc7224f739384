import { words } from '../../platform/words/words.ts';

/** What each privacy switch governs, and mail to many. */
export const privacyWords = words('onboarding.privacy', {
  lead: 'We always email what you must know: codes, and when a fair is moved or canceled. The rest is up to you.',
  subscribedFairReminders: 'Remind me of fairs I registered for',
  subscribedFairRemindersHint:
    'A week, a day and an hour before they start, and when recordings are out.',
  subscribedWebinarReminders: 'Remind me of sessions I chose',
  subscribedWebinarRemindersHint: 'An hour before they start, with the link to join.',
  messageNotifications: 'Email me answers to my questions',
  messageNotificationsHint: 'When a college answers you at a booth that you have left.',
  allFairReminders: 'Tell me about other fairs',
  allFairRemindersHint: 'News of fairs that you have not registered for, also from a counselor.',
  otherFairsHint: 'News of fairs that you have not registered for.',
  shareAttendeeInfo: 'Preselect “Yes” when a college asks for my contact details',
  shareAttendeeInfoHint:
    'Every college still asks you, each time. This only sets which answer is marked at first.',

  mailLead: 'These emails go to everyone on a list. Each one has an unsubscribe link.',
  campaigns: 'Emails from us about fairs and colleges',
  campaignsHint: 'Students also need “Tell me about other fairs” above.',
  campaignsHintOther: 'Now and then, about coming fairs.',
  attendees: 'Newsletter for fair attendees',
  attendeesHint: 'News, articles and resources for families, monthly.',
  exhibitors: 'The letter for exhibitors',
  exhibitorsHint: 'News for colleges, monthly.',
});
