import { compileMessage } from '@lingui/message-utils/compileMessage';
import { translateCompiled, unpack, type Compiled } from '../i18n/translate-compiled.ts';
import { translations, type Languages } from '../i18n/translations.ts';
import type { Message, MessageValues } from '../i18n/define-messages.ts';

/** A sentence of the API: the name of its message in the catalog, and its values. */
export interface Told {
  readonly code: string;
  readonly values: MessageValues;
}

declare const fromTheCatalogue: unique symbol;

/**
 * A text that the API may return: created by `apiSentence`, so that it can be translated for the
 * reader. The few outside the catalog come from `forPrograms` and `carried`.
 */
export type ApiSentence = string & { readonly [fromTheCatalogue]: true };

interface Form {
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

/** By the names of their words: every form in which this process has made a sentence. */
const forms = new Map<string, Form>();

/**
 * A sentence of the API, in English, as its contract says. Declared like every message in a
 * `*.messages.ts` file, it may pass through channels that carry only text (other schemas, the
 * database, JSON); `translateApiSentence` recognizes it by its text and translates it.
 */
export function apiSentence(message: Message | Compiled, values: MessageValues = {}): ApiSentence {
  // What is built for browsers that speak English alone has sentences without names.
  if (typeof message === 'string' || !('id' in message)) return describeEnglish(message, values);
  const tokens = unpack(compileMessage(message.message));
  know(message, tokens);
  return describeEnglish(tokens, values);
}

/** Registers a sentence that something else produces with this text: a database trigger. */
export const saidElsewhere = (message: Message): void =>
  know(message, unpack(compileMessage(message.message)));

function know(message: Message, tokens: ReturnType<typeof unpack>): void {
  if (!forms.has(message.id)) {
    const names = tokens.flatMap((token) => (typeof token === 'string' ? [] : [token[0]]));
    const pattern = tokens.map((token) =>
      typeof token === 'string' ? token.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&') : '([^]*)',
    );
    forms.set(message.id, { names, pattern: new RegExp(`^${pattern.join('')}$`) });
  }
}

const describeEnglish = (message: Compiled, values: MessageValues): ApiSentence =>
  translateCompiled(message, values, 'en') as ApiSentence;

/**
 * A text only for programs and their developers; no screen shows it. It stays English, like the
 * rest of the API's contract.
 */
export const forPrograms = (text: string): ApiSentence => text as ApiSentence;

/**
 * A sentence that has passed through a text-only channel (a schema, GraphQL, a trigger): it was a
 * catalog message when it was put in, and is recognized by its text.
 */
export const carried = (text: string): ApiSentence => text as ApiSentence;

/**
 * The messages of an API text, sentence by sentence; empty if one of them is unknown.
 * @param isSaid prefers these messages among several with the same text
 */
export function readApiSentence(
  text: string,
  isSaid: (code: string) => boolean = () => true,
): readonly Told[] {
  const whole = readOne(text, isSaid);
  if (whole) return [whole];
  const parts = text.split(/(?<=\.) (?=\p{Lu})/u);
  const sentences = parts.length > 1 ? parts.map((part) => readOne(part, isSaid)) : [];
  return sentences.every((one) => one !== null) ? sentences : [];
}

/**
 * The message with the least text in its placeholders: `{name} is cancelled.` fits `This fair is
 * cancelled.`
 */
function readOne(sentence: string, isSaid: (code: string) => boolean): Told | null {
  let best: Told | null = null;
  let least = Infinity;
  for (const [code, { names, pattern }] of forms) {
    const found = pattern.exec(sentence)?.slice(1);
    if (!found) continue;
    const open = found.reduce((sum, text) => sum + text.length, 0);
    const isBetter = open === least ? isSaid(code) && !(best && isSaid(best.code)) : open < least;
    if (!isBetter) continue;
    const values = names.map((name, index) => [name, asValue(found[index] ?? '')] as const);
    best = { code, values: Object.fromEntries(values) };
    least = open;
  }
  return best;
}

// A translation may count what was counted.
const asValue = (text: string): string | number =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;

/**
 * Translates an API text into the language nearest to `locale`; English if that lacks a message.
 */
export function translateApiSentence(
  text: string,
  locale: string,
  languages: Languages = translations,
): string {
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  const catalogue = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!catalogue) return text;
  const isSaid = (code: string) => catalogue[code] !== undefined;
  const translated = readApiSentence(text, isSaid).map(({ code, values }) => {
    const message = catalogue[code];
    return message === undefined
      ? null
      : translateCompiled(unpack(compileMessage(message)), values, language);
  });
  return translated.length === 0 || translated.includes(null) ? text : translated.join(' ');
}

/** The same for every field of an answer. */
export const translateApiSentences = (
  fields: Readonly<Record<string, unknown>>,
  locale: string,
  languages?: Languages,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      translateApiSentence(String(text), locale, languages),
    ]),
  );
