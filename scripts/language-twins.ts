import type { Compiled } from '../src/platform/i18n/translate-compiled.ts';
import { nameTwins } from '../src/platform/page-server/building/twin-names.ts';

/** A message where a script says it, until its text in a language is put there. */
const mark = /(["'`])\{\{([\w.-]+):[\da-f]{8}\}\}\1/g;

const left = /\{\{[\w.-]+:[\da-f]{8}\}\}/;

/** Whether a script says anything. */
export const hasMarks = (code: string): boolean => left.test(code);

/**
 * Puts compiled messages where a script has their marks.
 * @param fallback the texts of what a language lacks
 * @throws Error for a mark that the bundler has made part of something else
 */
export function putTexts(
  code: string,
  texts: ReadonlyMap<string, Compiled>,
  fallback: ReadonlyMap<string, Compiled>,
): string {
  const spoken = code.replace(mark, (_mark, _quote, id: string) => {
    const text = texts.get(id) ?? fallback.get(id);
    if (text === undefined) throw new Error(`There is no message ${id}.`);
    return literal(text);
  });
  const [lost] = left.exec(spoken) ?? [];
  if (lost !== undefined) throw new Error(`The bundler hides the message ${lost} in a text.`);
  return spoken;
}

/** Names that an object may have without quotes. */
const plainKey = /^(?:[a-z_$][\w$]*|0|[1-9]\d*)$/i;

/** A compiled message as JavaScript writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, one]) => `${plainKey.test(key) ? key : JSON.stringify(key)}:${literal(one)}`,
  );
  return `{${members.join(',')}}`;
}

/** Texts are written as the minifier writes its own. */
const quote = (text: string): string =>
  text.includes('`') || text.includes('${') ? JSON.stringify(text) : `\`${escape(text)}\``;

const escape = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('\r', '\\r')
    .replace(/[\0-\t\v\f\u000e-\u001f\u2028\u2029]/g, (one) => JSON.stringify(one).slice(1, -1));

interface Script {
  readonly fileName: string;
  readonly code: string;
}

/** The folder-less name under which other scripts import one. */
const nameOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('/') + 1);

/** The files of the scripts that differ between languages: they say something, or load one that does. */
export function withTwins(scripts: readonly Script[]): ReadonlySet<string> {
  const twins = new Set(
    scripts.filter(({ code }) => hasMarks(code)).map(({ fileName }) => fileName),
  );
  for (let before = -1; before !== twins.size;) {
    before = twins.size;
    const names = new Set([...twins].map(nameOf));
    for (const { fileName, code } of scripts)
      if (!twins.has(fileName) && nameTwins(code, names, '-') !== code) twins.add(fileName);
  }
  return twins;
}

/** A script of a language loads the others in it. */
export const renameTwins = (code: string, twins: ReadonlySet<string>, language: string): string =>
  nameTwins(code, new Set([...twins].map(nameOf)), language);
