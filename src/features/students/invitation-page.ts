/** Where the emailed invitation of a parent opens, signed in or not. */
export const invitationPage = '/invitation';

/** The address in an email. */
export const parentInvitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${invitationPage}?key=${token}`;
