/**
 * What the account screens say, to the letter of the specification's section 8 (two spaces between
 * sentences are its own).
 */
export const accountAlerts = {
  passwordRejected: 'There was an issue using this password.  Please try a different password.',
  newPasswordFailed: 'There was a problem saving your new password.  Please try again.',
  resetFailed:
    'There was a problem resetting your password.  Please confirm the code is correct, then try again.',
  resetSucceeded: 'Password successfully reset',
  resendFailed: 'There was a problem sending the email.  Please try again.',
  resendSucceeded: 'Another confirmation email has been sent.',
  socialAccountNotFound: 'Account not found.  Please Sign Up with this email first.',
  socialSignInFailed: 'Sign in failed.  Please try again.',
} as const;

/** The providers of social sign-in, the specification's first and second. */
export const socialProviders = ['google', 'microsoft'] as const;
export type SocialProviderName = (typeof socialProviders)[number];

const providerTitles: Readonly<Record<SocialProviderName, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
};

/** The alert when a social sign-in cannot even begin. */
export function socialStartFailed(provider: SocialProviderName): string {
  return `There was a problem using ${providerTitles[provider]} sign-in.  Please try again.`;
}

/** `error` of a redirect that asks for the code mailed to the address the provider did not verify. */
export const socialCodeWanted = 'code_wanted';

/**
 * The alert after a redirect back from a provider.
 *
 * @param error the query parameter `error` of the page it led to
 * @returns null when nothing failed: no error, or a mailed code is to be entered
 */
export function socialRedirectAlert(error: string | null | undefined): string | null {
  if (!error || error === socialCodeWanted) return null;
  return error === 'signup_disabled'
    ? accountAlerts.socialAccountNotFound
    : accountAlerts.socialSignInFailed;
}
