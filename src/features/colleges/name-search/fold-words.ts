import { fold } from '../../../platform/search/fold.ts';

/** Stop words, which say nothing about which college is meant. */
const fillers = new Set(['of', 'the', 'at', 'and', 'in', 'for', 'to', 'on', 'de']);

/** Common abbreviations, and what they can stand for. */
const shortForms = new Map<string, readonly string[]>([
  ['st', ['saint', 'state']],
  ['ste', ['sainte']],
  ['mt', ['mount']],
  ['ft', ['fort']],
  ['u', ['university']],
  ['uni', ['university']],
  ['univ', ['university']],
  ['coll', ['college']],
  ['inst', ['institute']],
  ['intl', ['international']],
  ['cc', ['community']],
  ['jr', ['junior']],
  ['n', ['north', 'northern']],
  ['s', ['south', 'southern']],
  ['e', ['east', 'eastern']],
  ['w', ['west', 'western']],
]);

/** The search words of a text; stop words only when there is nothing else. */
export function wordsOf(text: string): string[] {
  const all = fold(text).split(' ').filter(Boolean);
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : all;
}

/** Words so common in names that they don't tell colleges apart. */
export const commonWords: ReadonlySet<string> = new Set([
  'university',
  'univ',
  'u',
  'college',
  'school',
  'institute',
  'campus',
  'main',
  'the',
]);

/**
 * A name without common words, stop words and blanks: Northwestern University is northwestern, and
 * New York University is newyork.
 */
export const coreOf = (name: string): string =>
  wordsOf(name)
    .filter((word) => !commonWords.has(word))
    .map((word) => (word === 'st' ? 'saint' : word))
    .join('');

/** What a search word can stand for besides itself. */
export const meaningsOf = (word: string): readonly string[] => shortForms.get(word) ?? [];

/**
 * The index words of a name. Besides its own: the long form of a saint or a mount, and short words
 * joined with the next (De Paul is found as depaul, A & M as am).
 */
export function namedWords(name: string): string[] {
  const words = wordsOf(name);
  const indexWords = new Set(words);
  words.forEach((word, index) => {
    const [saint] = meaningsOf(word);
    if (saint !== undefined && word.length > 1) indexWords.add(saint);
    const next = words[index + 1];
    if (next !== undefined && word.length <= 3) indexWords.add(word + next);
  });
  // "de" is a stop word in a sentence and part of a name in De Paul.
  for (const [, joined = ''] of fold(name).matchAll(/(?<![\p{L}\d])(de \p{L}+)/gu)) {
    indexWords.add(joined.replace(' ', ''));
  }
  return [...indexWords];
}

/** The initials of a name of three words or more, as in University of Southern California: usc. */
export function initialsOf(name: string): string | null {
  const words = wordsOf(name.replace(/-.*$/, ''));
  return words.length < 3 ? null : words.map((word) => word.charAt(0)).join('');
}
