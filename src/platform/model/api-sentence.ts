import { compileMessage } from '@lingui/message-utils/compileMessage';
import { sayCompiled, unpack, type Compiled } from '../words/say-compiled.ts';
import { translations, type Languages } from '../words/translations.ts';
import type { Message, MessageValues } from '../words/words.ts';

/** What a sentence of the API says: the name of its words in the catalogue, and what stands in them. */
export interface Told {
  readonly code: string;
  readonly values: MessageValues;
}

declare const fromTheCatalogue: unique symbol;

/**
 * A text that the API may answer with: made by `apiSentence`, so that whoever reads it can be told it
 * in their language. The few that are no catalogue's words come from `forPrograms` and `carried`.
 */
export type ApiSentence = string & { readonly [fromTheCatalogue]: true };

interface Form {
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

/** By the names of their words: every form in which this process has made a sentence. */
const forms = new Map<string, Form>();

/**
 * A sentence of the API, which speaks English: that is its contract. Declared like every other in a
 * `*.words.ts` file, it may cross what carries text only (schemas of others, the database, JSON);
 * `sayApiSentence` knows it again by its words and says it in a reader's language.
 */
export function apiSentence(message: Message | Compiled, values: MessageValues = {}): ApiSentence {
  // What is built for browsers that speak English alone has sentences without names.
  if (typeof message === 'string' || !('id' in message)) return sayEnglish(message, values);
  const tokens = unpack(compileMessage(message.message));
  know(message, tokens);
  return sayEnglish(tokens, values);
}

/** Lets a sentence be known again that somebody else says in these words: a trigger of the database. */
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

const sayEnglish = (message: Compiled, values: MessageValues): ApiSentence =>
  sayCompiled(message, values, 'en') as ApiSentence;

/**
 * A text that only programs meet, and those who write them: nobody comes to it by a screen of ours.
 * It stays English, as the rest of the API's contract does.
 */
export const forPrograms = (text: string): ApiSentence => text as ApiSentence;

/**
 * A sentence that has come through what carries text only (a schema, GraphQL, a trigger): it is a
 * catalogue's words where it was put in there, and is known again by them.
 */
export const carried = (text: string): ApiSentence => text as ApiSentence;

/**
 * What a text of the API says, sentence by sentence; empty when one of them is nobody's words.
 * @param isSaid of words that read the same those are preferred which this is true of
 */
export function readApiSentence(
  text: string,
  isSaid: (code: string) => boolean = () => true,
): readonly Told[] {
  const whole = readOne(text, isSaid);
  if (whole) return [whole];
  const parts = text.split(/(?<=\.) (?=\p{Lu})/u);
  const told = parts.length > 1 ? parts.map((part) => readOne(part, isSaid)) : [];
  return told.every((one) => one !== null) ? told : [];
}

/** By the form that leaves the least to its places: `{name} is cancelled.` fits `This fair is cancelled.` */
function readOne(sentence: string, isSaid: (code: string) => boolean): Told | null {
  let told: Told | null = null;
  let least = Infinity;
  for (const [code, { names, pattern }] of forms) {
    const found = pattern.exec(sentence)?.slice(1);
    if (!found) continue;
    const open = found.reduce((sum, text) => sum + text.length, 0);
    const isBetter = open === least ? isSaid(code) && !(told && isSaid(told.code)) : open < least;
    if (!isBetter) continue;
    const values = names.map((name, index) => [name, asValue(found[index] ?? '')] as const);
    told = { code, values: Object.fromEntries(values) };
    least = open;
  }
  return told;
}

// A translation may count what was counted.
const asValue = (text: string): string | number =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;

/** Says a text of the API in the language nearest to `locale`; in English where that lacks a word. */
export function sayApiSentence(
  text: string,
  locale: string,
  languages: Languages = translations,
): string {
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  const catalogue = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!catalogue) return text;
  const isSaid = (code: string) => catalogue[code] !== undefined;
  const said = readApiSentence(text, isSaid).map(({ code, values }) => {
    const message = catalogue[code];
    return message === undefined
      ? null
      : sayCompiled(unpack(compileMessage(message)), values, language);
  });
  return said.length === 0 || said.includes(null) ? text : said.join(' ');
}

/** The same for every field of an answer. */
export const sayApiSentences = (
  fields: Readonly<Record<string, unknown>>,
  locale: string,
  languages?: Languages,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      sayApiSentence(String(text), locale, languages),
    ]),
  );
