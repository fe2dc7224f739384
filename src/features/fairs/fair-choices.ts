/** booth: live booths; 6x6: sessions of six colleges, six minutes each; webinar: one webinar. */
export const fairTypes = ['booth', '6x6', 'webinar'] as const;

/** published: the recordings are out. */
export const webinarStatuses = ['draft', 'scheduled', 'live', 'ended', 'published'] as const;

/** Maximum number of fairs per bulk action. */
export const mostFairs = 200;

/** Whether a string is an IANA time zone name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
