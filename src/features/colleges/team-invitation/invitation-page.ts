/** Where the emailed invitation of a rep opens, signed in or not. */
export const teamInvitationPage = '/team-invitation';

/** The address in an email. */
export const teamInvitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${teamInvitationPage}?key=${token}`;
