import type { Message } from '../../platform/words/words.ts';
import { accountSettingsWords as said } from './account-settings.words.ts';

/** What a way to sign in is called. */
export function methodName(provider: string): Message {
  if (provider === 'google') return said.byGoogle;
  return provider === 'microsoft' ? said.byMicrosoft : said.byPassword;
}
