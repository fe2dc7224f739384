import { words } from '../../platform/words/words.ts';

/** What each privacy switch governs, and mail to many. */
export const privacyWords = words('onboarding.privacy', {
  lead: 'What you must know always reaches you: codes, receipts, and when a fair is moved or cancelled. The rest is up to you.',
  subscribedFairReminders: 'Remind me of fairs I registered for',
  subscribedFairRemindersHint: 'A week, a day and an hour before they start.',
  subscribedWebinarReminders: 'Remind me of sessions',
  subscribedWebinarRemindersHint: 'Before a session that you have chosen starts.',
  allFairReminders: 'Tell me about other fairs',
  allFairRemindersHint: 'News of fairs that you have not registered for, also from a counselor.',
  messageNotifications: 'Mail me about new messages',
  messageNotificationsHint: 'When a college has written to you and you are not here.',
  subscribedChatReminders: 'Tell me when it is my turn',
  subscribedChatRemindersHint: 'When your place in a line comes up, and when you missed an answer.',
  shareAttendeeInfo: 'Say yes first when a college asks for my contact details',
  shareAttendeeInfoHint:
    'Every college still asks you, each time. This only sets which answer is marked at first.',

  mailLead: 'These go to many people at once. Every one of them also has a link to leave.',
  campaigns: 'Mails about fairs and colleges from us',
  campaignsHint: 'Students also need “Tell me about other fairs” above.',
  campaignsHintOther: 'Now and then, about coming fairs.',
  attendees: 'The letter for fair attendees',
  attendeesHint: 'News, articles and resources for families, monthly.',
  exhibitors: 'The letter for exhibitors',
  exhibitorsHint: 'News for colleges, monthly.',
});
