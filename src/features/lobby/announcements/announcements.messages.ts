import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The organizer's announcements at a fair. */
export const announcementMessages = defineMessages('lobby.announcements', {
  title: 'Announcements',
  from: 'From the organizer',
  announce: 'Announce',
  announcing: 'Announcing…',
  body: 'Announcement',
  bodyHint:
    'Up to 500 characters. Everyone you choose sees it right away, for as long as it’s shown.',
  audience: 'To',
  everyone: 'Everyone at the fair',
  families: 'Families and counselors',
  exhibitors: 'Exhibitors',
  toSession: 'Session {number}: {title}',
  toSessionOnly: 'Session {number}',
  noSuchSession: 'That session isn’t in the plan. Choose another one.',
  announced: 'Announced.',
  withdraw: 'Withdraw',
  withdrawOne: 'Withdraw: {body}',
  withdrawTitle: 'Withdraw this announcement?',
  withdrawText:
    'It will no longer be shown. Some people may have read it already. You can announce it again.',
  keep: 'Keep it',
  withdrawn: 'Withdrawn.',
  isWithdrawn: 'Withdrawn {time}',
  none: 'No announcements yet.',
});
