import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { translations, type Catalogue } from './translations.ts';
import type { Message, MessageValues } from './define-messages.ts';

/** Formats a message in one language. */
export type Translate = (message: Message, values?: MessageValues) => string;

const english = 'en';
const voices = new Map<string, I18n>();
const sayers = new WeakMap<I18n, Translate>();

/**
 * The formatter for screens and emails: in the language nearest to `locale` (`es-MX` -> `es`), else
 * English. Messages are compiled on first use.
 */
export function i18nFor(
  locale: string | null | undefined,
  languages: Readonly<Record<string, Catalogue>> = translations,
): I18n {
  const known = nearest(locale, languages);
  const voice = voices.get(known);
  if (voice && languages === translations) return voice;
  const made = setupI18n({ locale: known, messages: { [known]: { ...languages[known] } } });
  made.setMessagesCompiler(compileMessage);
  if (languages === translations) voices.set(known, made);
  return made;
}

/** The function that formats messages in the language nearest to `locale`; cached. */
export function translatorFor(
  locale: string | null | undefined,
  languages?: Readonly<Record<string, Catalogue>>,
): Translate {
  const voice = i18nFor(locale, languages);
  const known = sayers.get(voice);
  if (known) return known;
  const t: Translate = ({ id, message }, values = {}) => voice._(id, { ...values }, { message });
  sayers.set(voice, t);
  return t;
}

function nearest(
  locale: string | null | undefined,
  languages: Readonly<Record<string, Catalogue>>,
): string {
  const [language = english] = (locale ?? english).toLowerCase().split(/[-_]/);
  return language in languages ? language : english;
}
