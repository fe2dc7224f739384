import { words } from '../../platform/words/words.ts';

/** What the organizer announces at a fair. */
export const announcementWords = words('lobby.announcements', {
  title: 'Announcements',
  from: 'From the organizer',
  announce: 'Announce',
  announcing: 'Announcing…',
  body: 'Announcement',
  bodyHint: 'Up to 500 characters. Everyone you choose sees it at once and as long as it is shown.',
  audience: 'To',
  everyone: 'Everyone at the fair',
  families: 'Families and counselors',
  exhibitors: 'Exhibitors',
  toSession: 'Session {number}: {title}',
  toSessionOnly: 'Session {number}',
  noSuchSession: 'The plan has no such session. Choose another one.',
  announced: 'Announced.',
  withdraw: 'Withdraw',
  withdrawOne: 'Withdraw: {body}',
  withdrawTitle: 'Withdraw this announcement?',
  withdrawText: 'It is no longer shown. People may have read it; you can announce it again.',
  keep: 'Keep it',
  withdrawn: 'Withdrawn.',
  isWithdrawn: 'Withdrawn {time}',
  none: 'Nothing has been announced yet.',
});
