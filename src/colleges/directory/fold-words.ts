/** Words that say nothing about which college is meant. */
const fillers = new Set(['of', 'the', 'at', 'and', 'in', 'for', 'to', 'on', 'de']);

/** Short forms people write, and what they may stand for. */
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

/**
 * The plain form in which texts are compared: no accents, no case, no apostrophes, initials drawn
 * together (U.C.L.A. is ucla), everything else that is no letter or digit a blank.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['‘’ʻ`]/gu, '')
    .toLowerCase()
    .replace(/(?<![\p{L}\d])(?:\p{L}\.){2,}\p{L}?/gu, (initials) => initials.replaceAll('.', ''))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** The words of a text by which it is found; the fillers only where there is nothing else. */
export function wordsOf(text: string): string[] {
  const all = fold(text).split(' ').filter(Boolean);
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : all;
}

/** Words so common in names that they do not tell colleges apart. */
export const commonWords: ReadonlySet<string> = new Set([
  ...['university', 'univ', 'u', 'college', 'school', 'institute', 'campus', 'main', 'the'],
]);

/**
 * What is left of a name without common words, fillers and blanks: Northwestern University is
 * northwestern, and New York University is newyork.
 */
export const coreOf = (name: string): string =>
  wordsOf(name)
    .filter((word) => !commonWords.has(word))
    .map((word) => (word === 'st' ? 'saint' : word))
    .join('');

/** What a word of a search may stand for besides itself. */
export const meaningsOf = (word: string): readonly string[] => shortForms.get(word) ?? [];

/**
 * The words under which a name is kept. Beside its own: the long form of a saint or a mount, and
 * short words drawn together with the next (De Paul is found as depaul, A & M as am).
 */
export function namedWords(name: string): string[] {
  const words = wordsOf(name);
  const kept = new Set(words);
  words.forEach((word, place) => {
    const [saint] = meaningsOf(word);
    if (saint !== undefined && word.length > 1) kept.add(saint);
    const next = words[place + 1];
    if (next !== undefined && word.length <= 3) kept.add(word + next);
  });
  // "de" is a filler in a sentence and a part of a name in De Paul.
  for (const [, joined = ''] of fold(name).matchAll(/(?<![\p{L}\d])(de \p{L}+)/gu)) {
    kept.add(joined.replace(' ', ''));
  }
  return [...kept];
}

/** The initials of a name of three words or more, as in University of Southern California: usc. */
export function initialsOf(name: string): string | null {
  const words = wordsOf(name.replace(/-.*$/, ''));
  return words.length < 3 ? null : words.map((word) => word.charAt(0)).join('');
}
