import { announcementAudiences, type AnnouncementAudience } from './announcement.ts';

const session = /^session-([1-9]\d{0,2})$/;

/** A session as an audience option in the form. */
export const audienceOfSession = (number: number): string => `session-${number}`;

/** The audience that a form sends: people with a role, or of a session. */
export function readAudience(value: string): {
  readonly audience: AnnouncementAudience;
  readonly session: number | null;
} {
  const number = session.exec(value)?.[1];
  return {
    audience: announcementAudiences.find((one) => one === value) ?? 'everyone',
    session: number === undefined ? null : Number(number),
  };
}
