/** Where a person finds the own registrations; with the key of a mail, signed out too. */
export const registrationPage = '/my-registration';

/** The page of one's registration for a fair; of who comes by a class link, with its code. */
export const registrationOf = (slug: string, code: string | null = null): string =>
  `${registrationPage}?fair=${slug}${code === null ? '' : `&class=${code}`}`;

/** The address in a mail. */
export const registrationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${registrationPage}?key=${token}`;

/** The page that follows registering. */
export const registeredPath = (slug: string): string => `/fair-${slug}/registration-confirmation`;

/** The parameter that names the session to join once a link has been opened. */
export const joinParameter = 'join';

/** Where the link of an email is opened, to join a session then. */
export const openLinkToJoin = (token: string, session: number): string =>
  `${registrationPage}?${new URLSearchParams({ key: token, [joinParameter]: String(session) })}`;

/** The address in an email that joins a session. */
export const joinLink = (publicUrl: string, slug: string, session: number, token: string): string =>
  `${publicUrl}/fair-${slug}/join/${session}?${new URLSearchParams({ key: token })}`;
