/** Where a person finds the own registrations; with the key of a mail, signed out too. */
export const registrationPage = '/my-registration';

/** The page of one's registration for a fair. */
export const registrationOf = (slug: string): string => `${registrationPage}?fair=${slug}`;

/** The address in a mail. */
export const registrationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${registrationPage}?key=${token}`;

/** The page that follows registering. */
export const registeredPath = (slug: string): string => `/fair-${slug}/registration-confirmation`;
