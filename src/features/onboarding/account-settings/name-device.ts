import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';
import type { Device } from './load-account.ts';

/** What a device is called. */
export function nameDevice(t: Translate, { browser, system }: Device): string {
  if (browser && system) return t(messages.device, { browser, system });
  return browser ?? system ?? t(messages.unknownDevice);
}
