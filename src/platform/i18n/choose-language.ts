import { english, languageOf } from './languages.ts';
import { translations, type Languages } from './translations.ts';

/**
 * The language, of those that are there, that `Accept-Language` asks for first (RFC 9110, 12.5.4);
 * English when it asks for none of them.
 */
export function chooseLanguage(
  accepted: string | undefined,
  languages: Languages = translations,
): string {
  const languageCodes = [english, ...Object.keys(languages)];
  const preferred = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
      return { language: languageOf(range), weight: Number(weight) };
    })
    .filter(({ language, weight }) => weight > 0 && languageCodes.includes(language));
  // Sorting is stable: of two that weigh the same the first counts.
  return preferred.sort((one, other) => other.weight - one.weight)[0]?.language ?? english;
}
