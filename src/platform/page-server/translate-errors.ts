import { translateApiSentence, translateApiSentences } from '../model/api-sentence.ts';
import type { Languages } from '../i18n/translations.ts';

/**
 * Translates the errors in a response of our own HTTP routes into the language nearest to `locale`:
 * the contract's format, and that of the account endpoints. Everything else is unchanged.
 */
export function translateErrors(body: unknown, locale: string, languages?: Languages): unknown {
  if (!isRecord(body)) return body;
  const { errors } = body;
  const described = describeError(body, locale, languages);
  return Array.isArray(errors)
    ? { ...described, errors: errors.map((one: unknown) => describeOne(one, locale, languages)) }
    : described;
}

function describeOne(error: unknown, locale: string, languages?: Languages): unknown {
  if (!isRecord(error)) return error;
  const { extensions } = error;
  const described = describeError(error, locale, languages);
  return isRecord(extensions)
    ? { ...described, extensions: describeError(extensions, locale, languages) }
    : described;
}

function describeError(
  error: Readonly<Record<string, unknown>>,
  locale: string,
  languages?: Languages,
) {
  const { message, fields } = error;
  return {
    ...error,
    ...(typeof message === 'string'
      ? { message: translateApiSentence(message, locale, languages) }
      : {}),
    ...(isRecord(fields) ? { fields: translateApiSentences(fields, locale, languages) } : {}),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
