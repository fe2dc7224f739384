/** The English that every language falls back to. */
export const english = 'en';

/**
 * Where dates, times and numbers of a language are written as nowhere else: fairs are in the United
 * States, so Spanish has its 12-hour clock and its decimal point.
 */
const formats: Readonly<Record<string, string>> = { es: 'es-US' };

/** The languages of the site by their codes, each called what its speakers call it. */
export const languageNames: Readonly<Record<string, string>> = { en: 'English', es: 'Español' };

/** The code under which translations of a locale are found: `es` of `es-MX`. */
export const languageOf = (locale: string): string =>
  locale.toLowerCase().split(/[-_]/)[0] ?? english;

/** The locale for `Intl` in which a language is written here: `es-US` for `es`; most are their own. */
export const formatOf = (language: string): string => formats[language] ?? language;

/** Whether something is the tag of a language (BCP 47). */
export function isLanguageTag(locale: unknown): locale is string {
  if (typeof locale !== 'string' || locale.length > 35) return false;
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}
