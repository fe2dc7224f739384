import { defineMessages } from '../../platform/i18n/define-messages.ts';

/**
 * What the account screens say, verbatim from the specification's section 8 (including two spaces
 * between sentences).
 */
export const accountAlerts = defineMessages('accounts.alerts', {
  passwordRejected: 'There was an issue using this password.  Please try a different password.',
  newPasswordFailed: 'There was a problem saving your new password.  Please try again.',
  resetFailed:
    'There was a problem resetting your password.  Please confirm the code is correct, then try again.',
  resetSucceeded: 'Password successfully reset',
  resendFailed: 'There was a problem sending the email.  Please try again.',
  resendSucceeded: 'Another confirmation email has been sent.',
  googleFailed: 'There was a problem using Google sign-in.  Please try again.',
  microsoftFailed: 'There was a problem using Microsoft sign-in.  Please try again.',
  socialAccountNotFound: 'Account not found.  Please Sign Up with this email first.',
  socialSignInFailed: 'Sign in failed.  Please try again.',
});
