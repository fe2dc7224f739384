/** Where the emailed invitation of a parent or a student opens, signed in or not. */
export const invitationPage = '/invitation';

/** The address in an email. */
export const familyInvitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${invitationPage}?key=${token}`;
