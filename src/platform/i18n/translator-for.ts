import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { english, formatOf, languageOf } from './languages.ts';
import { translations, type Catalogue } from './translations.ts';
import type { Message, MessageValues } from './define-messages.ts';

/** Formats a message in one language. */
export type Translate = (message: Message, values?: MessageValues) => string;

const instances = new Map<string, I18n>();
const translators = new WeakMap<I18n, Translate>();

/**
 * The formatter for screens and emails: in the language nearest to `locale` (`es-MX` -> `es`), else
 * English. Messages are compiled on first use.
 */
export function i18nFor(
  locale: string | null | undefined,
  languages: Readonly<Record<string, Catalogue>> = translations,
): I18n {
  const nearestLocale = nearest(locale, languages);
  const i18n = instances.get(nearestLocale);
  if (i18n && languages === translations) return i18n;
  const made = setupI18n({
    locale: nearestLocale,
    // Numbers and plurals as browsers format them.
    locales: formatOf(nearestLocale),
    messages: { [nearestLocale]: { ...languages[nearestLocale] } },
  });
  made.setMessagesCompiler(compileMessage);
  if (languages === translations) instances.set(nearestLocale, made);
  return made;
}

/** The function that formats messages in the language nearest to `locale`; cached. */
export function translatorFor(
  locale: string | null | undefined,
  languages?: Readonly<Record<string, Catalogue>>,
): Translate {
  const i18n = i18nFor(locale, languages);
  const cached = translators.get(i18n);
  if (cached) return cached;
  const t: Translate = ({ id, message }, values = {}) => i18n._(id, { ...values }, { message });
  translators.set(i18n, t);
  return t;
}

/**
 * The locale in which dates, times and numbers are written for someone who reads in the language nearest
 * to `locale`: theirs where the language has regions, as English has.
 */
export function datesIn(locale: string | null | undefined): string {
  const language = nearest(locale, translations);
  if (language !== english) return formatOf(language);
  return locale && languageOf(locale) === english ? locale.replace('_', '-') : 'en-US';
}

function nearest(
  locale: string | null | undefined,
  languages: Readonly<Record<string, Catalogue>>,
): string {
  const language = languageOf(locale ?? english);
  return language in languages ? language : english;
}
