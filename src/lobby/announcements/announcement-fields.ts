import { choice, longText } from '../../platform/model/kinds.ts';
import { audienceOfSession } from './announcement-audience.ts';
import { announcementAudiences, longestAnnouncement } from './announcement.ts';

/** What is announced. */
export const announcementFields = { body: longText(longestAnnouncement) };

/** The form that announces it, where these sessions can be chosen. */
export const announcementForm = (sessions: readonly { readonly number: number }[]) => ({
  ...announcementFields,
  audience: choice([
    ...announcementAudiences,
    ...sessions.map(({ number }) => audienceOfSession(number)),
  ]),
});
