import { choice, longText } from '../../../platform/model/kinds.ts';
import { audienceOfSession } from './announcement-audience.ts';
import { announcementAudiences, longestAnnouncement } from './announcement.ts';

/** The text of an announcement. */
export const announcementFields = { body: longText(longestAnnouncement) };

/** The announcement form, with these sessions as options. */
export const announcementForm = (sessions: readonly { readonly number: number }[]) => ({
  ...announcementFields,
  audience: choice([
    ...announcementAudiences,
    ...sessions.map(({ number }) => audienceOfSession(number)),
  ]),
});
