import { sayApiSentence, sayApiSentences } from '../model/api-sentence.ts';
import type { Languages } from '../words/translations.ts';

/**
 * Translates the errors in a response of our own HTTP routes into the language nearest to `locale`:
 * the contract's format, and that of the account endpoints. Everything else is unchanged.
 */
export function sayErrors(body: unknown, locale: string, languages?: Languages): unknown {
  if (!isRecord(body)) return body;
  const { errors } = body;
  const said = sayError(body, locale, languages);
  return Array.isArray(errors)
    ? { ...said, errors: errors.map((one: unknown) => sayOne(one, locale, languages)) }
    : said;
}

function sayOne(error: unknown, locale: string, languages?: Languages): unknown {
  if (!isRecord(error)) return error;
  const { extensions } = error;
  const said = sayError(error, locale, languages);
  return isRecord(extensions)
    ? { ...said, extensions: sayError(extensions, locale, languages) }
    : said;
}

function sayError(error: Readonly<Record<string, unknown>>, locale: string, languages?: Languages) {
  const { message, fields } = error;
  return {
    ...error,
    ...(typeof message === 'string' ? { message: sayApiSentence(message, locale, languages) } : {}),
    ...(isRecord(fields) ? { fields: sayApiSentences(fields, locale, languages) } : {}),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
