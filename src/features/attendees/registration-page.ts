/** Where people find their own registrations; with the key from an email, even signed out. */
export const registrationPage = '/my-registration';

/** The page of one's registration for a fair; with the code of a class link, if used. */
export const registrationOf = (slug: string, code: string | null = null): string =>
  `${registrationPage}?fair=${slug}${code === null ? '' : `&class=${code}`}`;

/** The address in an email. */
export const registrationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${registrationPage}?key=${token}`;

/** The page after registering. */
export const registeredPath = (slug: string): string => `/fair-${slug}/registration-confirmation`;

/** The parameter that names the session to join after a link is opened. */
export const joinParameter = 'join';

/** Where an email's link is opened, to join a session afterwards. */
export const openLinkToJoin = (token: string, session: number): string =>
  `${registrationPage}?${new URLSearchParams({ key: token, [joinParameter]: String(session) })}`;

/** The address in an email that joins a session. */
export const joinLink = (publicUrl: string, slug: string, session: number, token: string): string =>
  `${publicUrl}/fair-${slug}/join/${session}?${new URLSearchParams({ key: token })}`;
