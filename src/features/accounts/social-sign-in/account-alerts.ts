import type { Message } from '../../../platform/i18n/define-messages.ts';
import { accountAlerts } from '../account-alerts.messages.ts';

/** The providers of social sign-in, the specification's first and second. */
export const socialProviders = ['google', 'microsoft'] as const;
export type SocialProviderName = (typeof socialProviders)[number];

const startFailed: Readonly<Record<SocialProviderName, Message>> = {
  google: accountAlerts.googleFailed,
  microsoft: accountAlerts.microsoftFailed,
};

/** The alert when a social sign-in cannot start. */
export const socialStartFailed = (provider: SocialProviderName): Message => startFailed[provider];

/** `error` of a redirect that asks for the code emailed to an address the provider didn't verify. */
export const socialCodeWanted = 'code_wanted';

/**
 * The alert after a redirect back from a provider.
 *
 * @param error the query parameter `error` of the landing page
 * @returns null when nothing failed: no error, or an emailed code must be entered
 */
export function socialRedirectAlert(error: string | null | undefined): Message | null {
  if (!error || error === socialCodeWanted) return null;
  return error === 'signup_disabled'
    ? accountAlerts.socialAccountNotFound
    : accountAlerts.socialSignInFailed;
}
