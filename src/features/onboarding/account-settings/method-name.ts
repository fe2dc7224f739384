import type { Message } from '../../../platform/i18n/define-messages.ts';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';

/** What a way to sign in is called. */
export function methodName(provider: string): Message {
  if (provider === 'google') return messages.byGoogle;
  return provider === 'microsoft' ? messages.byMicrosoft : messages.byPassword;
}
